import { calls } from "@hunarmand/api/index";
import { describe, expect, it } from "vitest";
import { type Person, startPortal } from "../portal.ts";
import { makeSpecGround, readCode, type SpecGround } from "./spec-ground.ts";
import { jobWalks } from "./spec-job-walks.ts";
import { contractWalks, paymentWalks } from "./spec-payment-walks.ts";
import { providerWalks } from "./spec-provider-walks.ts";
import { type SpecRow, sameRoute, specTable } from "./spec-table.ts";
import { accountWalks, lookupWalks, type Walk, type Walks } from "./spec-walks.ts";

const portal = await startPortal();

const walks: Walks = {
  ...accountWalks,
  ...lookupWalks,
  ...providerWalks,
  ...jobWalks,
  ...paymentWalks,
  ...contractWalks,
};

/** Google login fails without a client id. google-login.test.ts tests it with one. */
const without = ["POST User/google-login"];

const nameOf = ({ method, path }: SpecRow) => `${method} ${path.slice(1).replace(/\{\w+\}/g, "{}")}`;
const rows = [...new Map(specTable.map((row) => [nameOf(row), row])).values()].filter(
  (row) => !without.includes(nameOf(row)),
);
const numberDigits = 7;
const callOf = (row: SpecRow) =>
  Object.values(calls).find(({ method, path }) => sameRoute({ method, path }) === sameRoute(row));

async function send({ method }: SpecRow, { url, body }: Pick<Walk, "url" | "body">, person: Person | undefined) {
  return portal.app.inject({
    method,
    url: `/api${url}`,
    headers: person ? await portal.headersOf(person) : {},
    ...(body ? { payload: body as object } : {}),
  });
}

async function prepare(row: SpecRow): Promise<{ ground: SpecGround; walk: Walk }> {
  const ground = await makeSpecGround(portal);
  const make = walks[nameOf(row)];
  if (!make) throw new Error(`no walk for ${nameOf(row)}`);
  for (const name of make(ground).first ?? []) {
    const [method, path] = name.split(" ");
    const earlier = walks[name]?.(ground);
    if (!earlier) throw new Error(`no walk for ${name}`);
    const answer = await send({ method, path } as SpecRow, earlier, earlier.as && ground[earlier.as]);
    expect([name, answer.statusCode]).toEqual([name, 200]);
  }
  ground.code = await readCode(portal);
  return { ground, walk: make(ground) };
}

describe("the calls of the spec", () => {
  it("all have a test here", () => {
    expect(rows.map(nameOf).filter((name) => !(name in walks))).toEqual([]);
  });

  it.each(rows)("$method $path replies as the spec says, and refuses everybody but its caller", async (row) => {
    const { ground, walk } = await prepare(row);
    const call = callOf(row);
    if (call?.access !== "public") {
      expect((await send(row, walk, undefined)).statusCode).toBe(401);
      await expectNoTrace(row, walk, ground);
    }
    const answer = await send(row, walk, walk.as && ground[walk.as]);
    expect([answer.statusCode, answer.statusCode < 300 ? "" : answer.body]).toEqual([call?.status ?? 200, ""]);
    if (call?.reply === "binary") {
      expect(answer.headers["content-type"]).toMatch(/^image\//);
      return;
    }
    expect(call?.reply.safeParse(answer.json())).toMatchObject({ success: true });
    expect({ reply: answer.json() }).toMatchObject({ reply: walk.reply });
  });
});

/** A call with another person's e-mail, phone or id is refused, and its reply has no data of that person. */
async function expectNoTrace(row: SpecRow, walk: Walk, ground: SpecGround): Promise<void> {
  const { foreign } = walk;
  if (!foreign) {
    // Such a call names no person: it is about the caller, or for the office only.
    expect(`${row.path} ${JSON.stringify(walk.body ?? {})}`).not.toMatch(/\{\w|"(email|Email|jobId|id|Id)":/);
    return;
  }
  const body = foreign.body ?? walk.body;
  const asked = { url: foreign.url ?? walk.url, ...(body ? { body } : {}) };
  const answer = await send(row, asked, ground[foreign.as]);
  expect([answer.statusCode, answer.body]).toEqual([foreign.status, expect.any(String)]);
  const { other, customer } = ground;
  const traces = [other, customer].flatMap(({ id, email, phone }) => [id, email, phone.slice(-numberDigits)]);
  for (const trace of [...traces, "Street 1", "33.6891"]) expect(answer.body).not.toContain(trace);
}
