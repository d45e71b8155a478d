import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { finishBytes, sendFinished } from "./finished-bytes.ts";

it("the first visitor gets a quickly compressed form, and later visitors a smaller one", async () => {
  // Varied enough that the slower compression finds more to save.
  const lines = Array.from(
    { length: 3_000 },
    (_, index) => `<li class="m${index % 37}">${(index * 7_919) % 10_007} of ${index}</li>`,
  );
  const page = finishBytes(`<ul>${lines.join("")}</ul>`, "text/html");
  const app = Fastify();
  app.get("/", (request, reply) => sendFinished(request, reply, page));
  const get = async () => (await app.inject({ url: "/", headers: { "accept-encoding": "br" } })).rawPayload;
  const first = await get();
  await expect.poll(async () => (await get()).length).toBeLessThan(first.length);
  for (const body of [first, await get()]) expect(brotliDecompressSync(body).equals(page.bytes)).toBe(true);
});
