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

  it("sees their sessions, and ends one of them", async () => {
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
    // A second call changes nothing and gets the same reply.
    expect((await end()).status).toBe(200);
    expect((await portal.call(listOwnSessions, { query: {} }, laptop)).body).toHaveLength(1);
  });

  it("ends all other sessions at once, and keeps the current one", async () => {
    expect((await portal.call(endOtherSessions, {}, laptop)).status).toBe(200);
    expect([await isIn(phone ?? {}), await isIn(laptop ?? {})]).toEqual([false, true]);
  });

  it("cannot end another person's session, nor find out whether it exists", async () => {
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

it("people read only their own last logins, failed ones too, page by page", async () => {
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
