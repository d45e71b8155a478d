import { adminLogin } from "@hunarmand/api/account/account";
import {
  confirmOneTimeCode,
  disableOneTimeCode,
  enrolOneTimeCode,
  getOneTimeCode,
  listEnrolledStaff,
  renewRecoveryCodes,
} from "@hunarmand/api/staff/one-time-codes";
import { describe, expect, it } from "vitest";
import { makeAuthenticator } from "../../../test/authenticator.ts";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

/** Makes a member of staff whose app was confirmed a minute ago. */
async function makeEnrolled(role: "Finance" | "Owner" = "Finance") {
  const person = await makeStaff(portal, role, { passwordHash });
  const as = portal.as(person);
  const { secret } = (await as.call(enrolOneTimeCode, {})).body;
  const app = makeAuthenticator(secret, portal.clock);
  const { recoveryCodes } = (await as.call(confirmOneTimeCode, { body: { oneTimeCode: app.code() } })).body;
  portal.clock.advance({ minutes: 1 });
  const logIn = (oneTimeCode?: string) =>
    portal.call(adminLogin, { body: { email: person.email, password, oneTimeCode } });
  return { person, as, app, secret, recoveryCodes, logIn };
}

describe("enrolling", () => {
  it("does not change the login until the app has given a right code", async () => {
    const person = await makeStaff(portal, "Verifier", { passwordHash });
    const as = portal.as(person);
    const { secret, uri } = (await as.call(enrolOneTimeCode, {})).body;
    expect(uri).toContain("otpauth://totp/Hunarmand");
    expect(uri).toContain(`secret=${secret}`);
    for (const oneTimeCode of ["000000", "䷖𝥽ᏻ💔"]) {
      const wrong = await as.call(confirmOneTimeCode, { body: { oneTimeCode } });
      expect(wrong).toMatchObject({ status: 401, error: { code: "one-time-code-wrong" } });
    }
    expect((await portal.call(adminLogin, { body: { email: person.email, password } })).status).toBe(200);
    expect((await as.call(getOneTimeCode, {})).body).toEqual({
      enrolledDate: null,
      recoveryCodesLeft: 0,
      isDemanded: false,
    });
  });

  it("stores neither secret nor recovery codes in plain text", async () => {
    const { secret, recoveryCodes, as } = await makeEnrolled();
    const kept = JSON.stringify([
      await portal.db.selectFrom("oneTimeCodes").selectAll().execute(),
      await portal.db.selectFrom("recoveryCodes").selectAll().execute(),
      await portal.db.selectFrom("auditEntries").selectAll().orderBy("id").execute(),
    ]);
    expect(recoveryCodes).toHaveLength(10);
    for (const hidden of [secret, Buffer.from(secret).toString("base64"), ...recoveryCodes]) {
      expect(kept).not.toContain(hidden);
    }
    expect((await as.call(getOneTimeCode, {})).body.recoveryCodesLeft).toBe(10);
  });

  it("does not replace a confirmed phone", async () => {
    const { as, app } = await makeEnrolled();
    expect((await as.call(enrolOneTimeCode, {})).error.code).toBe("one-time-code-state");
    const again = await as.call(confirmOneTimeCode, { body: { oneTimeCode: app.code() } });
    expect(again.error.code).toBe("one-time-code-state");
  });

  it("is only for the office", async () => {
    const provider = portal.as(await makeProvider(portal));
    expect((await provider.call(enrolOneTimeCode, {})).status).toBe(403);
  });
});

describe("the office's login", () => {
  it("asks for the code after the password, and accepts it once", async () => {
    const { logIn, app } = await makeEnrolled();
    expect(await logIn()).toMatchObject({ status: 401, error: { code: "one-time-code-required" } });
    const code = app.code();
    expect(await logIn(code)).toMatchObject({ status: 200, body: { role: "Finance" } });
    expect((await logIn(code)).error.code).toBe("one-time-code-wrong");
    portal.clock.advance({ seconds: 30 });
    expect((await logIn(app.code())).status).toBe(200);
  });

  it("does not reveal whether a code is needed to a caller with a wrong password", async () => {
    const { person, app } = await makeEnrolled();
    const body = { email: person.email, password: "not the password", oneTimeCode: app.code() };
    expect((await portal.call(adminLogin, { body })).error.code).toBe("login-failed");
  });

  it.each([-30, 30])("accepts a code of a phone whose clock is %i seconds off", async (secondsOff) => {
    const { logIn, app } = await makeEnrolled();
    expect((await logIn(app.code({ secondsOff }))).status).toBe(200);
  });

  it.each([-90, 90])("refuses a code of a phone whose clock is %i seconds off", async (secondsOff) => {
    const { logIn, app } = await makeEnrolled();
    expect((await logIn(app.code({ secondsOff }))).error.code).toBe("one-time-code-wrong");
  });

  it("refuses a code older than the newest used one", async () => {
    const { logIn, app } = await makeEnrolled();
    expect((await logIn(app.code({ secondsOff: 30 }))).status).toBe(200);
    expect((await logIn(app.code())).error.code).toBe("one-time-code-wrong");
  });

  it("accepts one of many logins with the same code at once", async () => {
    const { logIn, app } = await makeEnrolled();
    const code = app.code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("accepts a recovery code once, in any spelling, and records it", async () => {
    const { logIn, recoveryCodes, as } = await makeEnrolled();
    const [code = ""] = recoveryCodes;
    expect((await logIn(code.toLowerCase().replace("-", " "))).status).toBe(200);
    expect((await logIn(code)).error.code).toBe("one-time-code-wrong");
    expect((await as.call(getOneTimeCode, {})).body.recoveryCodesLeft).toBe(9);
    const audit = await portal.db.selectFrom("auditEntries").select("action").orderBy("id").execute();
    expect(audit.map(({ action }) => action)).toEqual(["one-time-code.enrol", "one-time-code.recover"]);
  });

  it("refuses recovery codes from before a renewal", async () => {
    const { logIn, recoveryCodes, as, app } = await makeEnrolled();
    const { body } = await as.call(renewRecoveryCodes, { body: { oneTimeCode: app.code() } });
    expect((await logIn(recoveryCodes[0])).error.code).toBe("one-time-code-wrong");
    expect((await logIn(body.recoveryCodes[0])).status).toBe(200);
  });
});

describe("the owner", () => {
  it("lets a person who lost their phone log in without a code, with the reason in the audit", async () => {
    const { person, logIn } = await makeEnrolled();
    const owner = portal.as(await makeStaff(portal));
    expect((await owner.call(listEnrolledStaff, { query: {} })).body).toMatchObject([
      { id: person.id, email: person.email, recoveryCodesLeft: 10 },
    ]);
    const request = { params: { id: person.id }, body: { reason: "Lost the phone; came in person." } };
    expect((await portal.as(person).call(disableOneTimeCode, request)).status).toBe(403);
    expect((await owner.call(disableOneTimeCode, request)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    expect((await owner.call(disableOneTimeCode, request)).error.code).toBe("one-time-code-state");
    expect((await owner.call(listEnrolledStaff, { query: {} })).body).toEqual([]);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "reason"]).orderBy("id").execute();
    expect(audit.at(-1)).toEqual({ action: "one-time-code.disable", reason: request.body.reason });
  });
});
