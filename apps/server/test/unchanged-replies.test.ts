import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { sizeAt } from "../../../bench/data/data-size.ts";
import { fillDatabase } from "../../../bench/data/fill-database.ts";
import { type ListRequest, makeListRequests, type RequestSender } from "../../../bench/list-requests.ts";
import { findPeople, findSamples } from "../../../bench/samples.ts";
import { startPortal } from "./portal.ts";

/**
 * The bytes of every reading call's reply on one fixed set of data, kept in test/replies. Work on speed must leave them as they are; a
 * reply that is meant to change is kept anew with `vitest run test/unchanged-replies.test.ts -u`, and its difference is read in review.
 */
const portal = await startPortal();

const thousandth = 0.001;
const longestText = 4_000;
const shortPage = "5";
const longPage = "100";

/** Replies that tell of the process, its keys and its sessions, not of the data. */
const changing = ["account.renewSession", "account.listOwnSessions"];

const kebab = (name: string) => name.replace(/\.|(?=[A-Z])/g, "-").toLowerCase();

async function openSenders() {
  const people = await findPeople(portal.db);
  const headersOf = async (id: string) => portal.headersOf({ id, email: "", phone: "" });
  const headers: Record<RequestSender, Record<string, string>> = {
    nobody: {},
    provider: await headersOf(people.provider.id),
    customer: await headersOf(people.customer.id),
    owner: await headersOf(people.owner.id),
  };
  return { people, headers };
}

type Headers = Awaited<ReturnType<typeof openSenders>>["headers"];

async function ask({ method, path, query, body, sender }: ListRequest, page: Record<string, string>, headers: Headers) {
  portal.clock.reset();
  const response = await portal.app.inject({
    method,
    url: `/api${path}`,
    query: { ...query, ...page },
    headers: headers[sender],
    ...(body ? { payload: body } : {}),
  });
  const nextCursor = response.headers["x-next-cursor"];
  return { status: response.statusCode, body: response.body, nextCursor: nextCursor && String(nextCursor) };
}

type Reply = Awaited<ReturnType<typeof ask>>;

const print = (asked: string, { status, body, nextCursor }: Reply) =>
  `${asked} -> ${status} ${nextCursor ?? "-"}\n${body}\n`;
const printHash = (asked: string, { status, body, nextCursor }: Reply) =>
  `${asked} -> ${status} ${nextCursor ?? "-"} ${createHash("sha256").update(body).digest("hex")}\n`;

/** Its bytes without a filter, on two short pages; with each filter, and where they are many, a hash of them. */
async function describeReplies(request: ListRequest, headers: Headers): Promise<string> {
  const asked = `${request.method} ${request.path}?${new URLSearchParams(request.query)}`;
  if (!request.isPaged) {
    const reply = await ask(request, {}, headers);
    return reply.body.length < longestText ? print(asked, reply) : printHash(asked, reply);
  }
  const long = printHash(`${asked} limit=${longPage}`, await ask(request, { limit: longPage }, headers));
  if (Object.keys(request.query).length > 0) return long;
  const first = await ask(request, { limit: shortPage }, headers);
  const second = first.nextCursor && (await ask(request, { limit: shortPage, cursor: first.nextCursor }, headers));
  return print(asked, first) + (second ? print(`${asked} page 2`, second) : "") + long;
}

/** Other tests of this worker have used numbers, and use more afterwards; the catalogue keeps its own. */
const startNumbersAnew = (from = sql`1`) =>
  sql`select setval(format('%I', sequencename), ${from}, false) from pg_sequences
    where schemaname = 'public' and sequencename !~ '^(cities|areas|categories|skills|sub_skills)_'`.execute(portal.db);

// A job's number has five digits at least.
afterAll(async () => {
  await portal.empty();
  await startNumbersAnew(sql`start_value`);
});

describe("calls that read", () => {
  it("reply byte for byte as they did before", async () => {
    await startNumbersAnew();
    await fillDatabase(portal.db, sizeAt(thousandth, portal.clock.now()));
    portal.clock.reset();
    const { people, headers } = await openSenders();
    const { requests } = makeListRequests(await findSamples(portal.db, people, portal.clock.now()));
    const kept = requests.filter(({ name }) => !changing.includes(name));
    // Some reads leave a row in the audit: its lists come first.
    const ordered = kept.toSorted(
      (a, b) => Number(b.name === "staff.listAudit") - Number(a.name === "staff.listAudit"),
    );
    const texts = new Map<string, string>();
    for (const request of ordered)
      texts.set(request.name, (texts.get(request.name) ?? "") + (await describeReplies(request, headers)));
    expect(texts.size).toBeGreaterThan(50);
    for (const [name, text] of texts) await expect(text, name).toMatchFileSnapshot(`replies/${kebab(name)}.txt`);
  }, 240_000);
});
