import { login } from "@hunarmand/api/account/account";
import { changePassword, resetPassword } from "@hunarmand/api/account/passwords";
import { createProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

/** The portal with its log lines at the most detailed level. */
async function openLogged() {
  const lines: string[] = [];
  const logged = await openVariant(portal, {
    settings: { logLevel: "trace", logTo: { write: (line) => void lines.push(line) } },
  });
  return { ...logged, lines: () => lines.join("") };
}

const secrets = {
  password: "a secret password",
  newPassword: "another secret password",
  currentPassword: "an old secret password",
  token: "eyJzZWNyZXQi.token.secret",
  code: "482913",
  CNIC: "61101-1234567-1",
  cardNumber: "4242424242424242",
  cvv: "987",
};

/** Three digits may be part of a time or id by chance. */
const standingAlone = (text: string) => new RegExp(`(?<![-.\\w])${text}(?![-\\w])`);

describe("log lines", () => {
  it("contain each request with its route and id", async () => {
    const { call, lines } = await openLogged();
    const answer = await call(login, { body: { identifier: "nobody@example.pk", password: secrets.password } });
    expect(answer.error.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines()).toContain(answer.error.requestId);
    expect(lines()).toContain("/api/Provider/login");
  });

  it("contain no password, token, code, CNIC, card or CVV of a call", async () => {
    const { call, as, app, lines } = await openLogged();
    const person = await makeCustomer(portal);
    const { email } = person;
    await call(login, { body: { identifier: email, password: secrets.password } });
    await call(resetPassword, { body: { email, code: secrets.code, newPassword: secrets.newPassword } });
    await as(person).call(changePassword, {
      body: { email, currentPassword: secrets.currentPassword, newPassword: secrets.newPassword },
    });
    await call(createProvider, { body: { CNIC: secrets.CNIC, Password: secrets.password } as never });
    await app.inject({
      url: `/forgetpassword?email=${email}&code=${secrets.code}`,
      headers: { cookie: secrets.token },
    });
    await app.inject({ url: `/api/Admin/providers?search=${secrets.CNIC}` });
    await app.inject({ url: "/api/User/user-data", headers: { authorization: `Bearer ${secrets.token}` } });
    for (const secret of Object.values(secrets)) expect(lines()).not.toMatch(standingAlone(secret));
    expect(lines()).not.toContain(email);
  });

  it("hide secrets that are logged by mistake, at any depth", async () => {
    const { app, lines } = await openLogged();
    app.log.error({ ...secrets, body: { ...secrets, card: { ...secrets } } }, "careless");
    expect(lines()).toContain("careless");
    for (const secret of Object.values(secrets)) expect(lines()).not.toMatch(standingAlone(secret));
  });

  it("hide values that an error of the database repeats", async () => {
    const { app, lines } = await openLogged();
    const detail = `Key (cnic)=(${secrets.CNIC.replaceAll("-", "")}) already exists.`;
    const err = Object.assign(new Error(`invalid input: ${secrets.cardNumber}, ${secrets.CNIC}`), {
      detail,
      code: "22P02",
    });
    app.log.error({ err }, "a call failed");
    expect(lines()).toContain("22P02");
    for (const secret of [secrets.cardNumber, secrets.CNIC, secrets.CNIC.replaceAll("-", "")])
      expect(lines()).not.toContain(secret);
  });
});
