import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { createComplain } from "@hunarmand/contract/inquiries";
import { streamEvents } from "@hunarmand/contract/notifications";
import { expect, it } from "vitest";
import { migrate } from "../src/database/migrate.ts";
import { systemClock } from "../src/services/clock.ts";
import { contactForm } from "./forms.ts";
import { makeStaff } from "./make.ts";
import { openSession } from "./many-jobs.ts";
import { runServer } from "./running-server.ts";
import { makePlace } from "./server-place.ts";

/** SIGTERM: what is under way is finished within 10 s, and the process leaves with 0 (docs/security-rules.md SF1). */
const endMillisecondsMax = 10_000;

it("a request under way is answered after SIGTERM, a listener is let go, and the process ends well", {
  timeout: 300_000,
}, async () => {
  const place = await makePlace();
  const before = await place.open();
  await migrate(before.db);
  const token = await openSession(before.db, await makeStaff({ db: before.db, clock: systemClock }), "Owner");
  await before.close();
  const server = await runServer(place.settings);

  const stream = await fetch(`${server.url}/api${streamEvents.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stream.status).toBe(200);
  const listening = stream.text().catch(() => "cut off");

  const body = JSON.stringify(contactForm);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const sending = request(`${server.url}/api${createComplain.path}`, { method: "POST", headers });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.on("error", reject);
    sending.on("response", async (response) => resolve({ status: response.statusCode, body: await text(response) }));
  });
  sending.write(body.slice(0, 20));
  await pause(500);

  const toldAt = performance.now();
  const ended = server.end("SIGTERM");
  await pause(500);
  sending.end(body.slice(20));

  expect(await answered).toMatchObject({ status: 200 });
  expect(await ended).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(endMillisecondsMax + 1_000);
  await listening;

  const after = await place.open();
  expect(await after.db.selectFrom("inquiries").select("name").execute()).toEqual([{ name: "Ayesha Siddiqui" }]);
  await after.close();
});
