import type { Ground } from "./make.ts";
import type { Person } from "./portal.ts";

/** The person has proven that the mailbox is their own. */
export const confirmEmail = ({ db, clock }: Ground, { id }: Person) =>
  db.updateTable("accounts").set({ emailConfirmedAt: clock.now() }).where("id", "=", id).execute();
