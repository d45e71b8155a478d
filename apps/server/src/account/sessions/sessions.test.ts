import { adminLogin, getUserData, login } from "@hunarmand/api/account/account";
import { endOtherSessions, endOwnSession, listOwnSessions, listOwnSignIns } from "@hunarmand/api/account/sessions";
import { beforeEach, describe, expect, it } from "vitest";
import { onLaptop, onPhone } from "../../../test/devices.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

const makers = {
  customer: () => makeCustomer(portal, { passwordHash }),
  handyman: () => makeProvider(portal, { passwordHash }),
  "member of staff": () => makeStaff(portal, "Finance", { passwordHash }),
};

async function logIn({ email }: Person, isStaff: boolean, device: Record<string, string>) {
  const body = { identifier: email, password };
  const reply = isStaff ? await portal.call(adminLogin, { body }, device) : await portal.call(login, { body }, device);
  return { authorization: `Bearer ${reply.body.token}` };
}

const isIn = async (headers: Record<string, string>) => (await portal.call(getUserData, {}, headers)).status === 200;

describe.each(Object.keys(makers) as (keyof typeof makers)[])("a %s", (who) => {
  const isStaff = who === "member of staff";
  let [phone, laptop]: Record<string, string>[] = [];
  beforeEach(async () => {
    const person = await makers[who]();
    phone = await logIn(person, isStaff, onPhone);
    portal.clock.advance({ minutes: 10 });
    laptop = await logIn(person, isStaff, onLaptop);
  });

  it("sees where they are signed in, and ends one of these", async () => {
    const { body } = await portal.call(listOwnSessions, { query: {} }, laptop);
    expect(body).toMatchObject([
      { browser: "Firefox", system: "Windows", address: "127.0.0.1", isCurrent: true },
      { browser: "Chrome", system: "Android", isCurrent: false },
    ]);
    const minutesAgo = (date = "") => Math.round((portal.clock.now().getTime() - Date.parse(date)) / 60_000);
    expect(body.map(({ startedDate }) => minutesAgo(startedDate))).toEqual([0, 10]);
    expect(body.map(({ lastUsedDate }) => minutesAgo(lastUsedDate))).toEqual([0, 10]);
    expect(await isIn(phone ?? {})).toBe(true);
    const used = await portal.call(listOwnSessions, { query: {} }, laptop);
    expect(used.body.map(({ lastUsedDate }) => minutesAgo(lastUsedDate))).toEqual([0, 0]);
    const end = () => portal.call(endOwnSession, { params: { id: body[1]?.id ?? "" } }, laptop);
    expect((await end()).status).toBe(200);
    expect([await isIn(phone ?? {}), await isIn(laptop ?? {})]).toEqual([false, true]);
    // Once more: nothing changes, and the reply is the same.
    expect((await end()).status).toBe(200);
    expect((await portal.call(listOwnSessions, { query: {} }, laptop)).body).toHaveLength(1);
  });

  it("ends all others at once, and goes on", async () => {
    expect((await portal.call(endOtherSessions, {}, laptop)).status).toBe(200);
    expect([await isIn(phone ?? {}), await isIn(laptop ?? {})]).toEqual([false, true]);
  });

  it("ends nobody else's session, and does not learn whether there is one", async () => {
    const stranger = portal.as(await makeCustomer(portal));
    const own = await stranger.call(listOwnSessions, { query: {} });
    const params = { id: own.body[0]?.id ?? "" };
    const answer = await portal.call(endOwnSession, { params }, laptop);
    expect(answer).toMatchObject({ status: 404, error: { code: "session-not-found" } });
    expect((await stranger.call(getUserData, {})).status).toBe(200);
    const unreadable = await portal.call(endOwnSession, { params: { id: "mine" } }, laptop);
    expect(unreadable).toMatchObject({ status: 400, error: { issues: [{ field: "id" }] } });
  });
});

it("people read their own last sign-ins, wrong ones too, and nobody else's, page by page", async () => {
  const [person, other] = [await makeCustomer(portal, { passwordHash }), await makeCustomer(portal, { passwordHash })];
  await logIn(other, false, onLaptop);
  await portal.call(login, { body: { identifier: person.email, password: "not the right one" } }, onLaptop);
  const headers = await logIn(person, false, onPhone);
  const first = await portal.call(listOwnSignIns, { query: { limit: 1 } }, headers);
  const cursor = String(first.headers["x-next-cursor"]);
  const second = await portal.call(listOwnSignIns, { query: { limit: 1, cursor } }, headers);
  expect([...first.body, ...second.body]).toMatchObject([
    { kind: "login-password", result: "done", browser: "Chrome", system: "Android" },
    { kind: "login-password", result: "refused", browser: "Firefox", system: "Windows" },
  ]);
  expect(second.headers["x-next-cursor"]).toBeUndefined();
});
