import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../../apps/server/src/database/embedded/open-embedded.ts";
import { cleanUpAll, withCleanUp } from "../faults/clean-ups.ts";
import { type Place, withDatabase, withPlace } from "../faults/place.ts";
import type { ListRequest } from "../list-requests.ts";
import { type Asked, askBoth, isFailed, openTokens } from "./ask-both.ts";
import { extractCode, findCommit, listNewMigrations } from "./old-code.ts";

/**
 * `npm run upgrade:drill`, or `npm run upgrade:drill -- <commit or tag>`: runs the code of an older commit beside this one, on a database
 * that this one has migrated and filled with the demo's town, and sends every reading call of the old code with every filter to both. Exit
 * code 1 if the old code does not start, or does not reply where the new one does (docs/production.md, Upgrade).
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void cleanUpAll().finally(() => process.exit(1)));

const commit = findCommit(process.argv[2]);
const missing = listNewMigrations(commit);
say(`The old code is ${commit.slice(0, 12)}. It lacks ${missing.length} migrations: ${missing.join(", ") || "none"}`);
const folder = mkdtempSync(join(tmpdir(), "hunarmand-old-code-"));
const removeFolder = async () => rmSync(folder, { recursive: true, force: true });
const asked = await withCleanUp(removeFolder, async () => {
  extractCode(commit, folder);
  return withPlace({}, drill);
});
const failed = asked.filter(isFailed);
for (const { name, oldStatus, newStatus } of failed) say(`  ${name}: old code ${oldStatus}, new code ${newStatus}`);
const calls = new Set(asked.map(({ call }) => call)).size;
const same = asked.filter(({ isSame }) => isSame).length;
say(`${asked.length} requests of ${calls} reading calls: ${same} replies are the same, ${failed.length} failed`);
process.exit(failed.length > 0 || asked.length === 0 ? 1 : 0);

async function drill(place: Place): Promise<Asked[]> {
  const settings = { DEMO: "town", RATE_LIMIT_SCALE: "1000000" };
  const newPortal = await place.start({ ...settings, PORT: "0" });
  process.env.TEST_SERVER_PROGRAM = join(folder, "apps/server/src/server.ts");
  const oldPortal = await place.start({ ...settings, DEMO: "accounts", PORT: "0" });
  const { requests, tokens } = await withDatabase(openEmbedded(place.folder), async (db) => {
    const { findPeople, findSamples } = (await import(
      join(folder, "bench/samples.ts")
    )) as typeof import("../samples.ts");
    const { makeListRequests } = (await import(
      join(folder, "bench/list-requests.ts")
    )) as typeof import("../list-requests.ts");
    const people = await findPeople(db);
    return { requests: makeListRequests(await findSamples(db, people)).requests, tokens: await openTokens(db, people) };
  });
  const portals = { old: oldPortal, new: newPortal };
  const replies: Asked[] = [];
  for (const request of requests as ListRequest[])
    replies.push(await askBoth(request, tokens[request.sender], portals));
  await Promise.all([oldPortal.end("SIGTERM"), newPortal.end("SIGTERM")]);
  return replies;
}
