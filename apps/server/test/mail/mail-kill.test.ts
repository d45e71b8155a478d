import { sendResetCode } from "@hunarmand/api/account/passwords";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { expect, it } from "vitest";
import { findFreePort } from "../../../../.ci/free-port.ts";
import { countResting } from "../queue-state.ts";
import { runServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";
import { startMailServer } from "./mail-server.ts";

const email = "nadia@example.pk";

async function post(url: string, path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  return (await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
}

it("a queued mail is sent once, although mail server and portal were both down meanwhile", async () => {
  const port = await findFreePort();
  const place = await makePlace();
  const settings = { ...place.settings, SMTP_URL: `smtp://127.0.0.1:${port}` };

  const server = await runServer(settings);
  const person = {
    firstName: "Nadia",
    lastName: "Iqbal",
    phoneNumber: "03055550001",
    password: "a good long password",
  };
  expect(await post(server.url, signupCustomer.path, { ...person, email }), server.output()).toBe(201);
  expect(await post(server.url, sendResetCode.path, { email }), server.output()).toBe(200);
  // A portal killed during a try would hold the task until it counts as lost, a minute later.
  const { db, close } = await place.open();
  await expect.poll(() => countResting(db, "send-awaited-mail")).toBe(2);
  await close();
  await server.end("SIGKILL");

  const up = await startMailServer(port);
  const again = await runServer(settings);
  const readSubjects = () => up.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim()).sort();
  const promised = ["Please confirm your email", "Your code for a new password"];
  await expect.poll(readSubjects).toEqual(promised);
  expect(await again.end("SIGTERM")).toBe(0);
  const third = await runServer(settings);
  // A mail queued now is sent after the waiting ones.
  expect(await post(third.url, sendResetCode.path, { email })).toBe(200);
  await expect.poll(readSubjects).toEqual([...promised, "Your code for a new password"]);
  expect(await third.end("SIGTERM")).toBe(0);
  expect(up.received).toHaveLength(promised.length + 1);
  await up.stop();
});
