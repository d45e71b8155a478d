import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { sizeAt } from "../../../bench/data/data-size.ts";
import { fillDatabase } from "../../../bench/data/fill-database.ts";
import { type ListRequest, makeListRequests, type RequestSender } from "../../../bench/list-requests.ts";
import { findPeople, findSamples } from "../../../bench/samples.ts";
import { startPortal } from "./portal.ts";

/**
 * Compares every reading call's reply on fixed data with its snapshot in test/replies. Work on speed must not change a reply. After an intended
 * change, `vitest run test/unchanged-replies.test.ts -u` updates the snapshots, and the review reads the difference.
 */
const portal = await startPortal();

const thousandth = 0.001;
const longestText = 4_000;
const shortPage = "5";
const longPage = "100";

/** Replies about the process, its keys and its sessions, not about the data. */
const changing = ["account.renewSession", "account.listOwnSessions", "upkeep.getHealth"];

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

/** The replies without a filter, on two short pages; and with each filter, many of them as a hash. */
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

/** Resets the sequences, which other tests of this worker use too, except those of the catalogue. */
const resetNumbers = (from = sql`1`) =>
  sql`select setval(format('%I', sequencename), ${from}, false) from pg_sequences
    where schemaname = 'public' and sequencename !~ '^(cities|areas|categories|skill|sub_skill)'`.execute(portal.db);

// A job's number has at least five digits.
afterAll(async () => {
  await portal.empty();
  await resetNumbers(sql`start_value`);
});

describe("reading calls", () => {
  it("reply as in their snapshots, byte for byte", async () => {
    await resetNumbers();
    await fillDatabase(portal.db, sizeAt(thousandth, portal.clock.now()));
    portal.clock.reset();
    const { people, headers } = await openSenders();
    const { requests } = makeListRequests(await findSamples(portal.db, people, portal.clock.now()));
    const kept = requests.filter(({ name }) => !changing.includes(name));
    // Some reads write an audit row, so the audit's lists come first.
    const ordered = kept.toSorted(
      (a, b) => Number(b.name === "staff.listAudit") - Number(a.name === "staff.listAudit"),
    );
    const texts = new Map<string, string>();
    for (const request of ordered)
      texts.set(request.name, (texts.get(request.name) ?? "") + (await describeReplies(request, headers)));
    expect(texts.size).toBeGreaterThan(50);
    for (const [name, text] of texts) await expect(text, name).toMatchFileSnapshot(`replies/${kebab(name)}.txt`);
  });
});
