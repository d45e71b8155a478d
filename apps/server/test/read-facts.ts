import { type Call, isOfficeRole, type RequestOf } from "@hunarmand/api/call";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { endWithoutWork } from "@hunarmand/api/jobs/no-work/no-work";
import * as desk from "@hunarmand/api/jobs/office-steps";
import { correctPrice } from "@hunarmand/api/jobs/price";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { correctPayment, refundPayment } from "@hunarmand/api/payments/returns";
import * as providers from "@hunarmand/api/providers/office";
import { documentKinds, refusePaper } from "@hunarmand/api/providers/papers";
import { voidReview } from "@hunarmand/api/reviews/reviews";
import { changeStaffRole } from "@hunarmand/api/staff/staff";
import { sql } from "kysely";
import type { Database } from "../src/database/database.ts";

/** A request that may leave out `read`: `addFacts` then adds the current facts. */
export type RequestWithoutFacts<C extends Call> = RequestOf<C> | OptionalFacts<RequestOf<C>>;
type OptionalFacts<R> = { [Part in keyof R as Part extends "body" ? never : Part]: R[Part] } & OptionalFactsBody<R>;
type OptionalFactsBody<R> = R extends { body: infer Body }
  ? Body extends { read: unknown }
    ? Exclude<keyof Body, "read"> extends never
      ? { body?: Body }
      : { body: Omit<Body, "read"> & Partial<Pick<Body, "read">> }
    : { body: Body }
  : unknown;

type Params = { id: string; kind?: string };
type FactQuery = (params: Params) => ReturnType<typeof sql>;

const job: FactQuery = ({ id }) =>
  sql`select status, provider_id, price_paisa / 100.0 as price from jobs where id = ${id}`;
const returned: FactQuery = ({ id }) =>
  sql`select coalesce(held_paisa, 0) / 100.0 as returned from ledger_transactions entry
    left join returned_payments returned on returned.entry_id = entry.id where entry.id = ${id}`;
const papers = ({ id }: Params) => sql`array(select created_at from files where owner_id = ${id}
  and kind = any(${documentKinds}::text[]))`;
const papersAlone: FactQuery = (params) => sql`select ${papers(params)} as papers`;

/** The current facts of each decision, from the database. */
const factQueries = new Map<Call, FactQuery>([
  [desk.assignJob, job],
  [desk.cancelDeskJob, job],
  [desk.overrideArrival, job],
  [desk.completeDeskJob, job],
  [cancelJob, ({ id }) => sql`select status from jobs where id = ${id}`],
  [endWithoutWork, ({ id }) => sql`select price_paisa / 100.0 as price from jobs where id = ${id}`],
  [correctPrice, ({ id }) => sql`select coalesce(price_paisa, 0) / 100.0 as price from jobs where id = ${id}`],
  [
    confirmJobCash,
    ({ id }) => sql`select price_paisa / 100.0 as price, declared_paisa / 100.0 as declared,
      claimed_paisa / 100.0 as claimed_by_customer from jobs left join job_cash on job_id = id where id = ${id}`,
  ],
  [refundPayment, returned],
  [correctPayment, returned],
  [
    providers.verifyProvider,
    (params) => sql`select first_name || ' ' || last_name as name, cnic, ${papers(params)} as papers
      from accounts join providers on account_id = id where id = ${params.id}`,
  ],
  [providers.sendBackProvider, papersAlone],
  [providers.rejectProvider, papersAlone],
  [
    refusePaper,
    ({ id, kind }) => sql`select created_at as sent_date from files where owner_id = ${id} and kind = ${kind}`,
  ],
  [voidReview, ({ id }) => sql`select rating, feedback from reviews where job_id = ${id}`],
  [resolveInquiry, ({ id }) => sql`select reopen_message from inquiries where id = ${id}`],
  [answerQuote, ({ id }) => sql`select amount_paisa / 100.0 as amount from quotes where id = ${id}`],
  [changeStaffRole, ({ id }) => sql`select role from accounts where id = ${id}`],
]);

/** Facts of a thing that does not exist. */
const unknown = {
  ...{ status: "Requested", providerId: null, price: 1, declared: null, claimedByCustomer: null, returned: 0 },
  ...{ name: "", cnic: "", papers: [], sentDate: "2026-03-02T08:00:00.000Z", rating: 1, feedback: "" },
  ...{ reopenMessage: null, amount: null, role: "Support" },
};

/** Returns the request, with the current facts as `read` if it has none. */
export async function addFacts<C extends Call>(
  db: Database,
  call: C,
  request: RequestWithoutFacts<C>,
): Promise<RequestOf<C>> {
  const findFacts = factQueries.get(call);
  const { params, body } = request as { params?: Params; body?: Record<string, unknown> };
  if (!findFacts || !params || (body && "read" in body)) return request as unknown as RequestOf<C>;
  const { rows } = await findFacts(params).execute(db);
  const found = Object.entries((rows[0] ?? {}) as Record<string, unknown>).map(([name, fact]) => [name, toWire(fact)]);
  const read = rows.length > 0 ? Object.fromEntries(found) : unknown;
  if (read.role && !isOfficeRole(String(read.role))) read.role = unknown.role;
  return { ...request, body: { ...body, read } } as unknown as RequestOf<C>;
}

/** The driver returns numeric columns as text. */
const toWire = (fact: unknown): unknown => (typeof fact === "string" && /^\d+\.\d+$/.test(fact) ? Number(fact) : fact);
