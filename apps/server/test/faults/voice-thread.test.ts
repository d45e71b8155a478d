import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { systemClock } from "../../src/services/clock.ts";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import { makeForm } from "../make-image.ts";
import { makeEndlessWebm, makeVoice } from "../make-voice.ts";
import { openSession } from "../races/many-jobs.ts";
import { callServer, runServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

it("the bundled server reads voice notes in a separate thread, and stops cleanly while one is being read", async () => {
  const place = await makePlace();
  const server = await runServer(place.settings);
  const { db, close } = place.open();
  const ground = { db, clock: systemClock };
  const customer = await makeCustomer(ground);
  const id = await makeJob(ground, { customer, provider: await makeProvider(ground) });
  const authorization = `Bearer ${await openSession(db, customer, "Customer")}`;
  await close();
  const add = (file: Buffer) => {
    const body = makeForm({ kind: "voice", file });
    return callServer(server.url, addAttachment, { params: { id }, body }, { authorization });
  };
  const crafted = add(makeEndlessWebm(limits.voiceBytesMax));
  const good = await add(makeVoice({ seconds: 4 }));
  expect(good).toMatchObject({ status: 201, body: { attachment: { seconds: 4, mimeType: "audio/ogg" } } });
  const ended = server.end("SIGTERM");
  expect(await crafted).toMatchObject({ status: 400, body: { issues: [{ field: "file", code: "voice-kind" }] } });
  expect(await ended).toBe(0);
});
