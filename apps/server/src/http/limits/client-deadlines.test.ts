import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { login, logout } from "@hunarmand/api/account/account";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { afterAll, describe, expect, it } from "vitest";
import { contactForm } from "../../../test/forms.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();
const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
/** Password checks in progress, until the test resolves them. */
const looks: PromiseWithResolvers<boolean>[] = [];
const matches = (): Promise<boolean> => {
  const look = Promise.withResolvers<boolean>();
  looks.push(look);
  return look.promise;
};
const { app } = await openVariant(portal, {
  services: { passwords: { ...portal.passwords, matches } },
  settings: { logLevel: "trace", logTo },
});
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());

/** A raw connection on which the test decides when each byte is written. */
interface Client {
  socket: Socket;
  received(): string;
  hasEnded: Promise<unknown>;
}

async function openClient(): Promise<Client> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, received: () => text, hasEnded: new Promise((resolve) => socket.once("close", resolve)) };
}

/** Sends one byte every 400 ms until the connection closes. */
async function trickle({ socket }: Client, text: string): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed || !socket.writable) return;
    socket.write(letter);
    await pause(400);
  }
}

async function sendInElevenSeconds({ socket }: Client, body: string): Promise<void> {
  socket.write(headOf(createComplain.path, body.length));
  socket.write(body.slice(0, 20));
  await pause(11_000);
  socket.write(body.slice(20));
}

const countConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

const headOf = (path: string, bytes: number): string =>
  `POST /api${path} HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
const longBody = JSON.stringify({ ...contactForm, noise: "n".repeat(500) });

describe("a slow client", () => {
  it("gets 15 s for the head, 30 s for the whole request and 15 s of silence, and its time-out is not logged as an error", async () => {
    const [silent, slowHead, slowBody] = [await openClient(), await openClient(), await openClient()];
    const [refused, done, slowButGood] = [await openClient(), await openClient(), await openClient()];
    void trickle(slowHead, `GET /home HTTP/1.1\r\nX-Slow: ${"x".repeat(500)}`);
    slowBody.socket.write(headOf(createComplain.path, longBody.length));
    void trickle(slowBody, longBody);
    refused.socket.write(headOf(logout.path, longBody.length));
    void trickle(refused, longBody);
    void sendInElevenSeconds(slowButGood, JSON.stringify(contactForm));
    done.socket.write("GET /healthz HTTP/1.1\r\nHost: portal.test\r\n\r\n");

    // The order in which they end shows which limit applied: 5 s, 15 s, 30 s.
    const ends: string[] = [];
    const noteEnd = (name: string, { hasEnded }: Client) => hasEnded.then(() => ends.push(name));
    await Promise.all([
      noteEnd("refused", refused),
      noteEnd("silent", silent),
      noteEnd("slow head", slowHead),
      noteEnd("done", done),
      noteEnd("slow body", slowBody),
    ]);
    expect([ends[0], ends.slice(1, 4).sort(), ends[4]]).toEqual([
      "refused",
      ["done", "silent", "slow head"],
      "slow body",
    ]);
    expect(done.received()).toContain("200 OK");
    expect(refused.received(), "the reply is sent without waiting for the rest").toContain("401 Unauthorized");
    expect(slowButGood.received(), "longer than a handler may take, but not than a body").toContain("200 OK");
    expect(await portal.db.selectFrom("inquiries").select("name").execute()).toHaveLength(1);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it("can read why a body is too large while it is still sending it", async () => {
    const { port } = app.server.address() as AddressInfo;
    const headers = { "content-type": "application/json" };
    for (let i = 0; i < 20; i++) {
      const body = JSON.stringify({ ...contactForm, noise: "n".repeat(2_000_000) });
      const refused = await fetch(`http://127.0.0.1:${port}/api${createComplain.path}`, {
        method: "POST",
        headers,
        body,
      });
      expect([refused.status, await refused.json()]).toMatchObject([413, { code: "body-too-large" }]);
    }
  });

  it("that disconnects during a body, a form or a handler's work is not logged as an error", async () => {
    lines.length = 0;
    const [ofBody, ofForm, ofHandler] = [await openClient(), await openClient(), await openClient()];
    const body = JSON.stringify({ identifier: "nobody@example.pk", password: "a good long password" });
    const form = '--x\r\ncontent-disposition: form-data; name="FirstName"\r\n\r\nb';
    ofBody.socket.write(headOf(login.path, body.length) + body.slice(0, 10));
    ofForm.socket.write(
      headOf("/Provider/add-provider", 500).replace("application/json", "multipart/form-data; boundary=x") + form,
    );
    ofHandler.socket.write(headOf(login.path, body.length) + body);
    const countLines = (text: string) => lines.filter((line) => line.includes(text)).length;
    await expect.poll(() => [countLines("incoming request"), looks.length]).toEqual([3, 1]);
    for (const { socket } of [ofBody, ofForm, ofHandler]) socket.destroy();
    await expect.poll(countConnections).toBe(0);
    looks[0]?.resolve(false);
    // The other clients are still served afterwards.
    expect((await portal.call(listCities, {})).status).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });
});
