import { forgotPassword, resetPassword, sendResetCode, verifyResetCode } from "@hunarmand/api/account/passwords";
import { describe, expect, it } from "vitest";
import { confirmEmail } from "../../../test/confirm-email.ts";
import { openLimited } from "../../../test/limited-portal.ts";
import { makeCustomer } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { recordPlace } from "../../services/login/places.ts";

const portal = await startPortal();
const newPassword = "a better long password";
const home = "198.51.100.7";

const mailsTo = (email: string) =>
  portal.db
    .selectFrom("outbox")
    .select(["subject", "text"])
    .where("recipient", "=", email)
    .orderBy("createdAt")
    .execute();

/** What strangers and the owner of this email can do, with production's limits. A proxy gives the address of each. */
async function openFor(email: string) {
  const { call } = await openLimited(portal, { trustProxy: 1 });
  const from = (address: string) => ({ "x-forwarded-for": address });
  const newest = async () => (await mailsTo(email)).filter(({ subject }) => /code/.test(subject)).at(-1)?.text ?? "";
  return {
    ask: (address: string) => call(sendResetCode, { body: { email } }, from(address)),
    verify: (address: string, code: string) => call(verifyResetCode, { body: { email, code } }, from(address)),
    reset: (address: string, code: string) =>
      call(resetPassword, { body: { email, code, newPassword } }, from(address)),
    readDigits: async () => /\b\d{6}\b/.exec(await newest())?.[0] ?? "",
    readLink: async () => new URL(/http\S+/.exec(await newest())?.[0] ?? "").searchParams.get("code") ?? "",
  };
}

const wrongFor = (code: string): string => (code === "123456" ? "654321" : "123456");
const strangers = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index + 1}`);

describe("strangers who know only an email", () => {
  it("cannot use up its owner's code with wrong ones", async () => {
    const { email } = await makeCustomer(portal);
    const { ask, verify, reset, readDigits } = await openFor(email);
    await ask(home);
    const code = await readDigits();
    for (const stranger of strangers(3))
      for (let i = 0; i < 6; i++) expect((await verify(stranger, wrongFor(code))).status).toBe(400);
    expect((await verify(home, code)).status).toBe(200);
    expect((await reset(home, code)).status).toBe(200);
  });

  it("have five tries from one address, and then even the right code is refused", async () => {
    const { email } = await makeCustomer(portal);
    const { ask, verify, readDigits } = await openFor(email);
    await ask(home);
    const code = await readDigits();
    for (let i = 0; i < 5; i++) await verify("203.0.113.9", wrongFor(code));
    expect((await verify("203.0.113.9", code)).status).toBe(400);
  });

  it("cannot make its owner's code invalid by asking for another", async () => {
    const { email } = await makeCustomer(portal);
    const { ask, reset, readDigits } = await openFor(email);
    await ask(home);
    const code = await readDigits();
    expect((await ask("203.0.113.9")).status).toBe(200);
    expect((await reset(home, code)).status).toBe(200);
  });

  it("cannot stop its owner from getting a code, nor fill the mailbox", async () => {
    const { email } = await makeCustomer(portal);
    const { ask, reset, readDigits } = await openFor(email);
    for (const stranger of strangers(20)) await ask(stranger);
    expect(await mailsTo(email)).toHaveLength(4);
    expect((await ask(home)).status).toBe(200);
    // No new mail was sent: the code in the mailbox also works from here.
    expect(await mailsTo(email)).toHaveLength(4);
    expect((await reset(home, await readDigits())).status).toBe(200);
  });

  it("are stopped when they guess from all addresses, and the owner can still use code and link and is warned once", async () => {
    const { id, email } = await makeCustomer(portal);
    const { ask, verify, reset, readDigits, readLink } = await openFor(email);
    await ask(home);
    const [code, link] = [await readDigits(), await readLink()];
    for (const stranger of strangers(10)) for (let i = 0; i < 3; i++) await verify(stranger, wrongFor(code));
    // After too many tries from all addresses, the right digits work only at the address that requested them.
    expect((await verify("203.0.113.200", code)).status).toBe(400);
    expect((await verify(home, code)).status).toBe(200);
    expect((await verify("192.0.2.1", link)).status).toBe(200);
    for (const stranger of strangers(30).slice(10)) for (let i = 0; i < 3; i++) await verify(stranger, wrongFor(code));
    expect((await verify(home, code)).status).toBe(400);
    await recordPlace(portal.services, { accountId: id, address: home });
    expect((await verify(home, code)).status).toBe(200);
    expect((await verify("192.0.2.1", link)).status).toBe(200);
    const warnings = (await mailsTo(email)).filter(({ subject }) => subject.includes("tried to log in"));
    expect(warnings).toHaveLength(1);
    expect((await reset("192.0.2.1", link)).status).toBe(200);
    expect((await reset(home, code)).status).toBe(400);
  });
});

it("a code that was requested on one device also works on another", async () => {
  const { email } = await makeCustomer(portal);
  const { ask, verify, reset, readDigits } = await openFor(email);
  await ask(home);
  const code = await readDigits();
  expect((await verify("192.0.2.1", code)).status).toBe(200);
  expect((await reset("192.0.2.1", code)).status).toBe(200);
});

describe("the owner of a mailbox that another person typed by mistake", () => {
  const provePhone = ({ id }: Person) =>
    portal.db.updateTable("accounts").set({ phoneConfirmedAt: portal.clock.now() }).where("id", "=", id).execute();

  it("gets no code for an account of which only the phone is proven", async () => {
    const person = await makeCustomer(portal);
    await provePhone(person);
    const { ask } = await openFor(person.email);
    expect(await ask(home)).toMatchObject({ status: 409, error: { code: "email-unproven" } });
    expect((await portal.call(forgotPassword, { body: { email: person.email } })).status).toBe(200);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it("cannot use a code that was sent before the phone was proven", async () => {
    const person = await makeCustomer(portal);
    const { ask, verify, reset, readDigits, readLink } = await openFor(person.email);
    await ask(home);
    const codes = [await readDigits(), await readLink()];
    await provePhone(person);
    for (const code of codes) {
      expect((await verify(home, code)).status).toBe(400);
      expect((await reset(home, code)).status).toBe(400);
    }
    await confirmEmail(portal, person);
    expect((await reset(home, codes[0] ?? "")).status, "the address is proven now").toBe(200);
  });
});
