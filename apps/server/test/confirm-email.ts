import type { Ground } from "./make.ts";
import type { Person } from "./portal.ts";

/** Marks the person's e-mail as confirmed. */
export const confirmEmail = ({ db, clock }: Ground, { id }: Person) =>
  db.updateTable("accounts").set({ emailConfirmedAt: clock.now() }).where("id", "=", id).execute();
