import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { runServer, spawnServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";
import { expectToServe } from "./expect-to-serve.ts";
import { blockMigration, isMigrationWaiting } from "./migration-block.ts";

describe("a migration that waits for a lock (docs/security-rules.md SF1)", () => {
  it("a server killed while its migration waits for a lock leaves no lock behind", async () => {
    const place = await makePlace({ isEmpty: true });
    const letGo = await blockMigration(place);
    const first = spawnServer(place.settings);
    await expect.poll(() => isMigrationWaiting(place)).toBe(true);
    const ended = once(first.child, "exit");
    first.child.kill("SIGKILL");
    await ended;
    await letGo();
    await expectToServe(place);
  });

  it("a server waits until another server's migration has ended", async () => {
    const place = await makePlace({ isEmpty: true });
    const letGo = await blockMigration(place);
    const starting = [runServer(place.settings), runServer(place.settings)];
    await expect.poll(() => isMigrationWaiting(place)).toBe(true);
    // Longer than the statement time-out of calls.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await letGo();
    for (const server of await Promise.all(starting)) {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(await server.end("SIGTERM")).toBe(0);
    }
    await expectToServe(place);
  });
});
