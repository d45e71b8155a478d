import { expect, test, vi } from "vitest";
import { nextFrames, readPage } from "../../test-setup/screen-reading.ts";
import { visit } from "../../test-setup/visit.ts";
import { withResolvers } from "../shared/parts/with-resolvers.ts";

/** In milliseconds: how long the office waits for replies before it opens a desk without them. */
const patience = 100;

test("the office waits for a desk's reply before it opens the desk", async () => {
  const realTimeout = setTimeout;
  // The office waits as long as the reply takes.
  const waitOn = (run: () => void, delay?: number) => (delay === patience ? 0 : realTimeout(run, delay));
  vi.stubGlobal("setTimeout", waitOn);
  const asked = withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const stream = new ReadableStream({ pull: asked.resolve }, { highWaterMark: 0 });
  await visit({ path: "/office/security-log", who: { role: "Owner" }, replies: { "security-events": { stream } } });
  const reply = await asked.promise;
  for (let round = 0; round < 10; round++) await nextFrames();
  expect(document.querySelector("h1")).toBeNull();
  reply.enqueue(new TextEncoder().encode("[]"));
  reply.close();
  await readPage("Security log");
  expect(document.querySelector("main .mantine-Skeleton-root")).toBeNull();
});

test("the office opens a desk with skeletons when the reply is slow", async () => {
  await visit({
    path: "/office/security-log",
    who: { role: "Owner" },
    replies: { "security-events": { isHeld: true } },
  });
  await readPage("Security log");
  expect(document.querySelector("main .mantine-Skeleton-root")).not.toBeNull();
});
