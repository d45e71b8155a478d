import { closeAccount } from "@hunarmand/api/account/own-data";
import { readWaitingKeys } from "@hunarmand/api/account/waiting-keys";
import { expect, it } from "vitest";
import { openLimited } from "../../../test/limited-portal.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openTokens } from "../../services/login/tokens.ts";

const portal = await startPortal();
const keysOf = async (person: Person) => (await portal.as(person).call(readWaitingKeys, {})).body.keys;

it("an account has a key of its own for what waits on its phones, the same at each login", async () => {
  const [person, other] = [await makeProvider(portal), await makeCustomer(portal)];
  const keys = await keysOf(person);
  expect(keys.map((key) => Buffer.from(key, "base64url").length)).toEqual([32]);
  expect(await keysOf(person)).toEqual(keys);
  expect(await keysOf(other)).not.toEqual(keys);
});

it("a handyman reads their key before they are verified", async () => {
  expect(await keysOf(await makeProvider(portal, { status: "Pending" }))).toHaveLength(1);
});

it("after a change of the secret the new key comes first, and the former one opens what was sealed before", async () => {
  const person = await makeProvider(portal);
  const former = await keysOf(person);
  const secret = "a secret for tests, long enough to sign with";
  const tokens = openTokens(["another secret, also long enough to sign", secret]);
  const changed = await openVariant(portal, { services: { tokens } });
  const { body } = await changed.as(person).call(readWaitingKeys, {});
  expect(body.keys).toEqual([expect.any(String), ...former]);
  expect(body.keys[0]).not.toBe(former[0]);
});

it("nobody reads a key without a session, from the office, or after the account was closed", async () => {
  expect((await portal.call(readWaitingKeys, {})).status).toBe(401);
  expect((await portal.as(await makeStaff(portal, "Owner")).call(readWaitingKeys, {})).status).toBe(403);
  const password = "a good long password";
  const person = await makeCustomer(portal, { passwordHash: await portal.passwords.hash(password) });
  expect((await portal.as(person).call(closeAccount, { body: { currentPassword: password } })).status).toBe(200);
  expect((await portal.as(person).call(readWaitingKeys, {})).status).toBe(401);
});

it("a person may read their keys only so often in an hour", async () => {
  const { as } = await openLimited(portal, { scale: 0.05 });
  const person = await makeCustomer(portal);
  const replies = [];
  for (let count = 0; count < 4; count++) replies.push(await as(person).call(readWaitingKeys, {}));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
});
