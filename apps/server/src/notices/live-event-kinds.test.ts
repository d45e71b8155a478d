import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { liveEventKinds } from "@hunarmand/api/notices/live-events";
import { chargeStatus, walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const statuses: Record<string, Record<string, string>> = {
  account: providerStatus,
  payment: walletPaymentStatus,
  card: chargeStatus,
  contract: contractStatus,
  quote: quoteStatus,
  inquiry: inquiryStatus,
};

it.each(Object.entries(statuses))("each status of '%s' has its kind of live event", (noun, table) => {
  const kinds = Object.values(table).map((status) => `${noun}-${status.toLowerCase().replaceAll(" ", "-")}`);
  expect(liveEventKinds).toEqual(expect.arrayContaining(kinds));
});

/** Reads the kinds from the SQL of the database's functions. A kind that ends with a dash is completed by a status. */
async function readTriggerKinds(): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'publish_event\\(|live_events'`.execute(
    portal.db,
  );
  const kinds = rows.flatMap(({ source }) => [...source.matchAll(/'([a-z]+-[a-z-]*)'/g)].map(([, kind]) => kind ?? ""));
  return [...new Set(kinds)];
}

it("the api package names every event that triggers write, except the end of a session", async () => {
  const kinds = await readTriggerKinds();
  expect(kinds).toEqual(expect.arrayContaining(["job-", "job-offered", "session-ended"]));
  const isNamed = (kind: string) =>
    liveEventKinds.some((known) => (kind.endsWith("-") ? known.startsWith(kind) : known === kind));
  expect(kinds.filter((kind) => !isNamed(kind))).toEqual(["session-ended"]);
});
