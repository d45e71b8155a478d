import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hasTask } from "../queue-state.ts";
import { runServer, runToEnd } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

/** An old file with a name as the portal gives it. */
async function makeOldFile(dataFolder: string, letter: string): Promise<void> {
  const file = join(dataFolder, "files", letter.repeat(2), letter.repeat(32));
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, "a picture");
  await utimes(file, 1, 1);
}

const countFiles = async (dataFolder: string) => {
  const entries = await readdir(join(dataFolder, "files"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.length === 32).length;
};

it("a start on a wrong or empty database deletes no file and says how to adopt the file store; after that it starts", async () => {
  const [place, wrong] = [await makePlace(), await makePlace()];
  const own = await runServer(place.settings);
  await own.end("SIGTERM");
  for (const letter of ["a", "b", "c"]) await makeOldFile(place.dataFolder, letter);

  const settings = { ...wrong.settings, DATA_DIR: place.dataFolder };
  const refused = await runToEnd(settings);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^The file store \S+ belongs to another installation: .* `npm run files:adopt`\.\n$/m);
  expect(await countFiles(place.dataFolder)).toBe(3);

  const adopted = await runToEnd(settings, "tasks/adopt-files.ts");
  expect(adopted).toMatchObject({ code: 0, output: expect.stringContaining("3 files, 0 of them known to it") });
  const server = await runServer(settings);
  // Waits for the last background task of a start, so that a sweep would have started by then.
  const { db, close } = await wrong.open();
  await expect.poll(() => hasTask(db, "summarise-days")).toBe(true);
  await close();
  expect(await server.end("SIGTERM")).toBe(0);
  expect(await countFiles(place.dataFolder)).toBe(3);

  expect((await runToEnd(place.settings)).output).toContain("belongs to another installation");
});
