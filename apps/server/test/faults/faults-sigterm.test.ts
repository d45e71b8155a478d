import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { logout } from "@hunarmand/api/account/account";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { streamEvents } from "@hunarmand/api/notices/delivery";
import { expect, it } from "vitest";
import { migrate } from "../../src/database/schema/migrate.ts";
import { systemClock } from "../../src/services/clock.ts";
import { contactForm } from "../forms.ts";
import { makeStaff } from "../make.ts";
import { openSession } from "../races/many-jobs.ts";
import { runServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

/** After SIGTERM the process finishes its requests within 10 s and exits with 0; after 10 s it would exit with 1 (docs/security-rules.md SF1). */

it("after SIGTERM a running request gets its reply, event streams are closed, and the process exits with 0", async () => {
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
  const length = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const headers = { ...length, expect: "100-continue" };
  const sending = request(`${server.url}/api${createComplain.path}`, { method: "POST", headers });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.on("error", reject);
    sending.on("response", async (response) => resolve({ status: response.statusCode, body: await text(response) }));
  });
  sending.flushHeaders();
  // The server has received the request.
  await once(sending, "continue");
  sending.write(body.slice(0, 20));

  const ended = server.end("SIGTERM");
  // The server is stopping.
  // Its last line says after how many milliseconds to reconnect: at random, so that clients do not all come at once.
  expect(await listening).toMatch(/\nretry: \d{4,}\n\n$/);
  sending.end(body.slice(20));

  expect(await answered).toMatchObject({ status: 200 });
  expect(await ended).toBe(0);

  const after = await place.open();
  expect(await after.db.selectFrom("inquiries").select("name").execute()).toEqual([{ name: "Ayesha Siddiqui" }]);
  await after.close();
});

it("after SIGTERM clients with unfinished requests are cut off, and the process exits", async () => {
  const server = await runServer((await makePlace()).settings);
  const trickling = new Set<NodeJS.Timeout>();
  /** Sends this text, then a byte every 200 ms without end. */
  const openTrickle = async (beginning: string) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let received = "";
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      received += chunk;
    });
    await once(socket, "connect");
    socket.write(beginning);
    trickling.add(setInterval(() => socket.writable && socket.write("x"), 200));
    return { socket, received: () => received };
  };
  const post = (path: string) =>
    `POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`;
  const answered = await openTrickle(post(logout.path));
  await openTrickle(post(createComplain.path));
  await openTrickle("GET /home HTTP/1.1\r\nX-Slow: ");
  await expect.poll(answered.received).toContain("401 Unauthorized");

  expect(await server.end("SIGTERM")).toBe(0);
  for (const timer of trickling) clearInterval(timer);
});
