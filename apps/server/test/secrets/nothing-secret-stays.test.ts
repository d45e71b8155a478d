import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as account from "@hunarmand/api/account/account";
import * as passwords from "@hunarmand/api/account/passwords";
import type { Call, RequestOf } from "@hunarmand/api/call";
import * as payments from "@hunarmand/api/payments/payer";
import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { createProvider } from "@hunarmand/api/providers/providers";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../src/database/database.ts";
import { openPostgres } from "../../src/database/postgres.ts";
import { sandboxNumbers } from "../../src/services/cards/sandbox-cards.ts";
import { signupForm } from "../forms.ts";
import { type MailServer, startMailServer } from "../mail/mail-server.ts";
import { makeForm, makePicture } from "../make-image.ts";
import { makeDatabase } from "../postgres-server.ts";
import { callServer, type RunningServer, runServer } from "../running-server.ts";
import { dumpDatabase } from "./database-dump.ts";

const email = "secret.keeper@example.pk";
const password = "the first long password";
const newPassword = "the second long password";
const wrongPassword = "not quite the password";
const cvv = "9731";

const signup = { ...signupForm, Email: email, Password: password };

let folder = "";
let mailServer: MailServer;
let server: RunningServer;
let openDatabase: () => OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hunarmand-secrets-"));
  mailServer = await startMailServer();
  const databaseUrl = await makeDatabase();
  openDatabase = () => openPostgres(databaseUrl, { deadlineScale: 100 });
  const place = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  server = await runServer({ ...place, SMTP_URL: mailServer.url, LOG_LEVEL: "trace" });
});

afterAll(async () => {
  await mailServer.stop();
  await rm(folder, { recursive: true, force: true });
});

async function send<C extends Call>(call: C, request: RequestOf<C>, token?: string, key = call.path) {
  const headers = { "idempotency-key": key, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return callServer(server.url, call, request, headers);
}

async function logIn(secret: string): Promise<string> {
  const { body } = await send(account.login, { body: { identifier: email, password: secret } });
  return (body as { token?: string }).token ?? "";
}

/** Waits for the mail with the code and returns the code. */
async function readCode(): Promise<string> {
  let code: string | undefined;
  const findCode = () => {
    const mail = mailServer.received.find(({ source }) => /^Subject: .*code/im.test(source));
    code = /\b\d{6}\b/.exec(mail?.source.split("\r\n\r\n").slice(1).join("\n") ?? "")?.[0];
    return code;
  };
  await expect.poll(findCode).toBeDefined();
  return code ?? "";
}

/** Sends every kind of secret to the portal as people do. Returns all secrets by name. */
async function useSecrets(): Promise<Record<string, string>> {
  const { body } = await send(createProvider, { body: signup });
  const { id } = body as { id: string };
  const token = await logIn(password);
  await send(account.login, { body: { identifier: email, password: wrongPassword } }, undefined, "wrong");
  const picture = await makePicture();
  await send(uploadCnicFront, { params: { id }, body: makeForm({ cnicFront: picture }) }, token);
  await send(passwords.sendResetCode, { body: { email } });
  const code = await readCode();
  await send(passwords.resetPassword, { body: { email, code, newPassword } });
  const newToken = await logIn(newPassword);
  const card = { nameOnCard: "Ali", cardNumber: sandboxNumbers.approved, expiryDate: "12/29", cvv, email, amount: 150 };
  await send(payments.performTransaction, { body: card }, newToken);
  expect([code.length, token.length > 100, newToken.length > 100]).toEqual([6, true, true]);
  return { password, newPassword, wrongPassword, token, newToken, code, cardNumber: sandboxNumbers.approved, cvv };
}

it("database, files and log contain no password, token, reset code, card number, CVV or unencrypted CNIC image", async () => {
  const secrets = await useSecrets();
  expect(await server.end("SIGTERM")).toBe(0);

  const database = await openDatabase();
  const dump = await dumpDatabase(database.db);
  await database.close();
  const stored = globSync("files/**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = stored.map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  expect(dump).toContain(email);
  expect(files.length).toBeGreaterThan(0);
  expect(server.output()).toContain("/Provider/reset-password");

  const everything = [dump, server.output(), ...files.map((file) => file.toString("latin1"))].join("\n");
  for (const [name, secret] of Object.entries(secrets)) {
    // Only as a whole word: a short number also occurs inside longer ones.
    const wholeWord = new RegExp(`(?<![-.\\w])${secret.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![-\\w])`);
    expect(wholeWord.test(everything), `${name} was found`).toBe(false);
  }
  const isPicture = (file: Buffer) => file.subarray(0, 2).equals(Buffer.from([0xff, 0xd8])) || file.includes("RIFF");
  expect(files.some(isPicture), "an unencrypted CNIC image was found").toBe(false);
});
