import { sendResetCode } from "@hunarmand/api/account/passwords";
import { expect, it } from "vitest";
import { systemClock } from "../../src/services/clock.ts";
import { makeCustomer } from "../make.ts";
import { callServer, runServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

it("a failed mail is logged with its cause and without its address", async () => {
  const place = await makePlace();
  const server = await runServer({ ...place.settings, SMTP_URL: "smtp://127.0.0.1:9" });
  const { db, close } = await place.open();
  const { email } = await makeCustomer({ db, clock: systemClock });
  await callServer(server.url, sendResetCode, { body: { email } });
  const said = "a background task failed (send-awaited-mail): the mail server: it is away";
  await expect.poll(() => server.output()).toContain(said);
  expect(server.output()).not.toContain(email);
  await close();
  await server.end("SIGTERM");
});
