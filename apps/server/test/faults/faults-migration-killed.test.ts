import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { spawnProgram } from "../child-programs.ts";
import { spawnServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";
import { expectToServe } from "./expect-to-serve.ts";

/** A killed migration runs again at the next start (docs/security-rules.md SF1). */
type Place = Awaited<ReturnType<typeof makePlace>>;
const program = join(import.meta.dirname, "half-migration.ts");
const { PATH = "" } = process.env;

async function migrateUntil({ databaseUrl }: Place, statement: number | undefined) {
  const given = [program, databaseUrl, ...(statement === undefined ? [] : [String(statement)])];
  const child = spawnProgram(given, { PATH });
  child.stderr.pipe(process.stderr);
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { code, signal, statements: Number(output) };
}

describe("a migration killed half-way", () => {
  it("runs again, at whichever statements it was killed", async () => {
    const whole = await migrateUntil(await makePlace({ isEmpty: true }), undefined);
    expect(whole.code).toBe(0);
    expect(whole.statements).toBeGreaterThan(30);
    const place = await makePlace({ isEmpty: true });
    for (const share of [0.05, 0.5, 0.9]) {
      const { signal } = await migrateUntil(place, Math.ceil(whole.statements * share));
      expect(signal).toBe("SIGKILL");
    }
    await expectToServe(place);
  });

  it("does no harm to a first start, killed at any moment", async () => {
    const place = await makePlace({ isEmpty: true });
    for (const milliseconds of [300, 900, 1_500, 2_500]) {
      const { child } = spawnServer(place.settings);
      const ended = once(child, "exit");
      setTimeout(() => child.kill("SIGKILL"), milliseconds);
      await ended;
    }
    await expectToServe(place);
  });
});
