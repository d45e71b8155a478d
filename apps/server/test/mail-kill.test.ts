import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendResetCode } from "@hunarmand/contract/account";
import { signupCustomer } from "@hunarmand/contract/customers";
import { afterAll, expect, inject, it, vi } from "vitest";
import { startMailServer } from "./mail-server.ts";
import { makeDatabase } from "./postgres-server.ts";
import { runServer } from "./running-server.ts";

const email = "nadia@example.pk";
const dataFolder = await mkdtemp(join(tmpdir(), "hunarmand-mail-"));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

async function post(url: string, path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

it("a mail that was promised goes out once, although mail server and portal were both down meanwhile", async () => {
  const down = await startMailServer();
  await down.stop();
  const database = inject("database") === "postgres" ? { DATABASE_URL: await makeDatabase() } : {};
  const settings = { DATA_DIR: dataFolder, NODE_ENV: "test", SMTP_URL: down.url, ...database };

  const server = await runServer(settings);
  const person = {
    firstName: "Nadia",
    lastName: "Iqbal",
    phoneNumber: "03055550001",
    password: "a good long password",
  };
  expect(await post(server.url, signupCustomer.path, { ...person, email })).toBe(201);
  expect(await post(server.url, sendResetCode.path, { email })).toBe(200);
  await server.end("SIGKILL");

  const up = await startMailServer(Number(new URL(down.url).port));
  const again = await runServer(settings);
  await vi.waitFor(() => expect(up.received).toHaveLength(1), { timeout: 40_000, interval: 200 });
  expect(await again.end("SIGTERM")).toBe(0);
  const third = await runServer(settings);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(up.received).toMatchObject([{ to: [email] }]);
  await third.end("SIGTERM");
  await up.stop();
}, 120_000);
