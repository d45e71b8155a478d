import { connect } from "node:net";
import { text as readText } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

const sendForm = (contentType: string, payload: string) =>
  portal.app.inject({
    method: "POST",
    url: "/api/Provider/add-provider",
    headers: { "content-type": contentType },
    payload,
  });

describe("a form that cannot be read", () => {
  it.each([
    ["cut off", "multipart/form-data; boundary=x", "--x\r\nbroken"],
    [
      "cut off in a field",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
    ],
    ["without a boundary", "multipart/form-data", "--x\r\n"],
    ["with a part without a header", "multipart/form-data; boundary=x", "--x\r\n\r\nhello\r\n--x--\r\n"],
  ])("%s is a client error, not a server error", async (_fault, contentType, payload) => {
    const answer = await sendForm(contentType, payload);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/invalid-input|unsupported-type/) });
  });
});

describe("a request that is not valid HTTP", () => {
  it.each([
    ["400 Bad Request", "GET /home HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
    ["400 Bad Request", "nonsense\r\n\r\n"],
    ["431 Request Header Fields Too Large", `GET /home HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`],
  ])("gets the portal's error body, and its connection is closed: %s", async (status, text) => {
    const { app } = await openVariant(portal, {});
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(text);
    const [head = "", body = ""] = (await readText(socket)).split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status}`);
    expect(head).toContain("connection: close");
    expect(JSON.parse(body)).toMatchObject({ code: "invalid-input", requestId: expect.any(String) });
    await app.close();
  });
});

describe("an address that cannot be read", () => {
  it.each(["%ED%A0%80", "%", "a".repeat(2_500)])("is refused like any other invalid input (%#)", async (part) => {
    const answer = await portal.app.inject(`/api/Job/${part}`);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^(invalid-input|not-found)$/) });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain("FST_ERR");
  });

  it.each(["/%E0%A4%A", "/jobs/%", "/%ED%A0%80?next=//evil.example"])(
    "redirects to /home if it is for a page: %s",
    async (url) => {
      for (const method of ["GET", "HEAD"] as const) {
        const { statusCode, headers } = await portal.app.inject({ method, url });
        expect([statusCode, headers.location]).toEqual([302, "/home"]);
      }
      expect((await portal.app.inject({ method: "POST", url })).statusCode).toBe(400);
    },
  );
});

describe("a caller who disconnects before the call begins", () => {
  it("leaves no error in the log", async () => {
    const lines: string[] = [];
    const [met, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const identify = async () => {
      met.resolve();
      await gone.promise;
      return undefined;
    };
    const { app } = await openVariant(portal, {
      services: { callers: { ...portal.services.callers, identify } },
      // At lower levels the log reads the address earlier, while the socket still has it.
      settings: { logLevel: "warn", logTo: { write: (line) => void lines.push(line) } },
    });
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    app.server.on("connection", (socket) => socket.on("close", () => gone.resolve()));
    const client = connect(Number(port), "127.0.0.1");
    client.write("GET /api/Provider/total-handymen HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a.b.c\r\n\r\n");
    await met.promise;
    client.resetAndDestroy();
    await gone.promise;
    await app.close();
    expect(lines).toEqual([]);
  });
});
