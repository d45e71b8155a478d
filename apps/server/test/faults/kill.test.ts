import { expect, it } from "vitest";
import { migrate } from "../../src/database/schema/migrate.ts";
import { loadCatalogue } from "../../src/lookups/load-catalogue.ts";
import { acceptAll, expectNothingLost, makeManyJobs } from "../races/many-jobs.ts";
import { runServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

const jobCount = 400;
const acknowledgedBeforeKill = 120;

it("loses no acknowledged accept when the server is killed under load", async () => {
  const place = await makePlace();
  const before = await place.open();
  await migrate(before.db);
  await loadCatalogue(before.db);
  const scene = await makeManyJobs(before.db, jobCount);
  await before.close();

  const server = await runServer(place.settings);
  const tries = await acceptAll(server.url, scene, (count) => {
    if (count === acknowledgedBeforeKill) void server.end("SIGKILL");
  });
  expect(tries.acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
  expect(tries.acknowledged.length).toBeLessThan(jobCount);

  const again = await runServer(place.settings);
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  expect(await again.end("SIGTERM")).toBe(0);

  const after = await place.open();
  await expectNothingLost(after.db, tries);
  await after.close();
});
