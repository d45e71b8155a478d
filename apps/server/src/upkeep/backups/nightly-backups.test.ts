import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeBackedUpPlace } from "../../../test/backed-up-place.ts";
import { createBackup } from "./create-backup.ts";
import { makeNightlyBackup } from "./make-nightly-backup.ts";

it("a backup is made in the hour of three, or when the last one is a day old, once for all processes", async () => {
  const { installation } = await makeBackedUpPlace();
  const { services } = installation;
  await services.db.deleteFrom("backups").execute();
  const runAt = async (time: string) => {
    const now = new Date(`${time}:00+05:00`);
    await Promise.all([1, 2].map(() => makeNightlyBackup({ ...services, clock: { now: () => now } }).catch(() => {})));
    return (await services.db.selectFrom("backups").select("name").execute()).length;
  };
  // The first one of a new installation.
  expect(await runAt("2030-01-01T14:10")).toBe(1);
  expect(await runAt("2030-01-02T02:10")).toBe(1);
  expect(await runAt("2030-01-02T03:10")).toBe(2);
  expect(await runAt("2030-01-02T04:10")).toBe(2);
  // The machine was off at night.
  expect(await runAt("2030-01-03T09:10")).toBe(3);
});

it("backups of fourteen days are kept, the newest of each day, and files are copied once", async () => {
  const { folder, installation } = await makeBackedUpPlace();
  const { services } = installation;
  const list = async (kind: string) => {
    const entries = await readdir(join(folder, "open", kind), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  };
  const listRuns = async () => (await readdir(join(folder, "open", "runs"))).sort();
  const makeAt = (time: string) => createBackup({ ...services, clock: { now: () => new Date(time) } }, "command");
  const [first] = await listRuns();
  const at = async (time: string) => (await makeAt(time)).name;
  const early = await at("2030-01-01T01:00:00Z");
  expect(await listRuns()).not.toContain(first);
  const late = await at("2030-01-01T13:00:00Z");
  expect(await listRuns()).toEqual([early, late]);
  const next = await at("2030-01-02T22:00:00Z");
  expect(await listRuns()).toEqual([late, next]);
  expect(await list("files")).toHaveLength(1);
  await services.db.deleteFrom("files").execute();
  const last = await at("2030-01-16T01:00:00Z");
  expect(await listRuns()).toEqual([next, last]);
  expect(await list("files")).toHaveLength(1);
  await at("2030-01-18T01:00:00Z");
  expect(await list("files")).toHaveLength(0);
});
