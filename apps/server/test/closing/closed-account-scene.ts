import { randomUUID } from "node:crypto";
import type { Call, RequestOf } from "@hunarmand/api/call";
import { sql } from "kysely";
import { quoteForm } from "../forms.ts";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import type { Person, Portal } from "../portal.ts";

export const password = "a good long password";

/** A customer and a handyman, with functions that make what each call needs. */
export async function makeScene(portal: Portal) {
  const passwordHash = await portal.passwords.hash(password);
  const [customer, provider] = [
    await makeCustomer(portal, { passwordHash }),
    await makeProvider(portal, { passwordHash }),
  ];
  const makeJobThat = (status: "Requested" | "Completed") => makeJob(portal, { customer, provider, status });
  return {
    portal,
    customer,
    provider,
    makeJobThat,
    /** A quote that the office has priced. */
    async makeQuote(): Promise<string> {
      const id = randomUUID();
      const now = portal.clock.now();
      const validUntil = new Date(now.getTime() + 86_400_000);
      const price = { amountPaisa: 500_000, status: "Quoted" as const, quotedAt: now, validUntil };
      const row = { ...quoteForm, ...price, id, accountId: customer.id, requestedAt: now };
      await portal.db.insertInto("quotes").values(row).execute();
      return id;
    },
    /** For calls of handymen who are not verified yet. */
    async apply(): Promise<void> {
      await sql`update providers set status = 'Pending' where account_id = ${provider.id}`.execute(portal.db);
      portal.services.callers.forgetAccount(provider.id);
    },
  };
}

export type Scene = Awaited<ReturnType<typeof makeScene>>;

/** A request with its sender. */
export interface Attempt {
  by: Person;
  call: Call;
  request: never;
}

export const attempt = <C extends Call>(by: Person, call: C, request: RequestOf<C>): Attempt => ({
  by,
  call,
  request: request as never,
});
