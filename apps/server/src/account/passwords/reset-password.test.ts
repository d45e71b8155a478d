import { getUserData, login } from "@hunarmand/api/account/account";
import { forgotPassword, resetPassword, sendResetCode, verifyResetCode } from "@hunarmand/api/account/passwords";
import { describe, expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const newPassword = "a better long password";

async function findMails({ email }: Person) {
  return portal.db.selectFrom("outbox").selectAll().where("recipient", "=", email).orderBy("createdAt").execute();
}

async function requestCode(person: Person): Promise<string> {
  await portal.call(sendResetCode, { body: { email: person.email } });
  const mails = await findMails(person);
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
}

const wrongFor = (code: string): string => (code === "123456" ? "654321" : "123456");
const verify = ({ email }: Person, code: string) => portal.call(verifyResetCode, { body: { email, code } });
const reset = ({ email }: Person, code: string, password = newPassword) =>
  portal.call(resetPassword, { body: { email, code, newPassword: password } });

describe("resetting a password", () => {
  it("leads from the mailed code to a login with the new password", async () => {
    const person = await makeCustomer(portal);
    const sent = await portal.call(sendResetCode, { body: { email: person.email } });
    expect(sent.body.message).toBe("Reset code sent to your email");
    const code = /\b\d{6}\b/.exec((await findMails(person))[0]?.text ?? "")?.[0] ?? "";

    expect((await verify(person, code)).body.message).toBe("Code verified, you can reset your password");
    expect((await reset(person, code)).body.message).toBe("Your password has been reset successfully");

    const answer = await portal.call(login, { body: { identifier: person.email, password: newPassword } });
    expect(answer.status).toBe(200);
  });

  it("replies that an e-mail is unknown", async () => {
    expect(await portal.call(sendResetCode, { body: { email: "nobody@example.pk" } })).toMatchObject({
      status: 404,
      error: { message: "Email not found in our system" },
    });
  });

  it("ends every session of the account", async () => {
    const person = await makeCustomer(portal);
    expect((await portal.as(person).call(getUserData, {})).status).toBe(200);
    await reset(person, await requestCode(person));
    expect((await portal.as(person).call(getUserData, {})).status).toBe(401);
  });

  it("sends a message to the account's e-mail and phone, and is audited (security rule 9)", async () => {
    const person = await makeCustomer(portal);
    await reset(person, await requestCode(person));
    const told = await portal.db
      .selectFrom("outbox")
      .select(["recipient", "channel"])
      .where("text", "like", "The password of your Hunarmand account was changed.%")
      .orderBy("channel")
      .execute();
    expect(told).toEqual([
      { recipient: person.email, channel: "mail" },
      { recipient: person.phone, channel: "phone" },
    ]);
    const audit = await portal.db.selectFrom("auditEntries").select("action").orderBy("id").execute();
    expect(audit).toEqual([{ action: "account.password-changed" }]);
  });

  it("accepts a code once", async () => {
    const person = await makeCustomer(portal);
    const code = await requestCode(person);
    await reset(person, code);
    expect(await reset(person, code, "yet another password")).toMatchObject({
      status: 400,
      error: { message: "Invalid or expired code" },
    });
  });

  it("lets one of two simultaneous resets with the same code succeed", async () => {
    const person = await makeCustomer(portal);
    const code = await requestCode(person);
    const answers = await Promise.all([reset(person, code), reset(person, code, "yet another password")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("accepts no code after ten minutes", async () => {
    const person = await makeCustomer(portal);
    const code = await requestCode(person);
    portal.clock.advance({ minutes: 9, seconds: 50 });
    expect((await verify(person, code)).status).toBe(200);
    portal.clock.advance({ seconds: 15 });
    expect((await verify(person, code)).status).toBe(400);
    expect((await reset(person, code)).status).toBe(400);
  });

  it("accepts only the newest code", async () => {
    const person = await makeCustomer(portal);
    const first = await requestCode(person);
    const second = await requestCode(person);
    expect((await verify(person, first)).status).toBe(first === second ? 200 : 400);
    expect((await verify(person, second)).status).toBe(200);
  });

  it("allows five wrong tries over verify and reset together, even simultaneous ones", async () => {
    const person = await makeCustomer(portal);
    const code = await requestCode(person);
    const wrong = wrongFor(code);
    await Promise.all([verify(person, wrong), reset(person, wrong), verify(person, wrong), reset(person, wrong)]);
    expect((await verify(person, code)).status).toBe(200);
    await reset(person, wrong);
    expect((await verify(person, code)).status).toBe(400);
    expect((await reset(person, code)).status).toBe(400);
  });

  it("does not consume the code when the new password is refused", async () => {
    const person = await makeCustomer(portal);
    const code = await requestCode(person);
    expect((await reset(person, code, "password1")).error.issues?.[0]?.field).toBe("newPassword");
    expect((await reset(person, code)).status).toBe(200);
  });

  it("stores no code in the table that checks it", async () => {
    const person = await makeCustomer(portal);
    const code = await requestCode(person);
    const rows = await portal.db.selectFrom("resetCodes").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe("the header's reset popup", () => {
  it("gives the same reply for known and unknown e-mails, every time", async () => {
    const { email } = await makeCustomer(portal);
    for (const typed of [email, email, "nobody@example.pk", "no email at all"]) {
      const answer = await portal.call(forgotPassword, { body: { email: typed } });
      expect(answer).toMatchObject({ status: 200, body: { message: "Password reset link sent!" } });
    }
  });

  it("mails a link to the portal's own address, whichever host the request names", async () => {
    const person = await makeCustomer(portal);
    await portal.call(forgotPassword, { body: { email: person.email } }, { host: "evil.example" });
    const [mail] = await findMails(person);
    const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.origin + link.pathname).toBe("http://portal.test/forgetpassword");
    expect(link.searchParams.get("email")).toBe(person.email);
    expect((await reset(person, link.searchParams.get("code") ?? "")).status).toBe(200);
  });
});
