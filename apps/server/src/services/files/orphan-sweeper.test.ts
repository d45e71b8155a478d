import { describe, expect, it, vi } from "vitest";
import { makeBucketPlace, makeFolderPlace } from "../../../test/file-stores.ts";
import { holdUntil } from "../../../test/held-time.ts";
import { startPortal } from "../../../test/portal.ts";
import { countTrash, listNames, openSweptStores } from "../../../test/swept-stores.ts";
import { insertWrittenFile, storeImage, writeImage } from "./files.ts";
import { sweepDaily, sweepOrphans } from "./orphan-sweeper.ts";

const portal = await startPortal();
const { openStore, makeWish, makeFiles, makeOrphan } = openSweptStores(portal);

describe.each([
  ["a folder", makeFolderPlace],
  ["a bucket", makeBucketPlace],
])("a sweep of %s", (_what, makePlace) => {
  it("moves files without a row that are older than an hour to the trash, and no others", async () => {
    const ground = await openStore(makePlace);
    await makeFiles(ground, 60);
    const old = await makeOrphan(ground);
    portal.clock.advance({ minutes: 61 });
    const young = await makeOrphan(ground);
    expect(await sweepOrphans(ground)).toEqual({
      outcome: "swept",
      files: 62,
      orphans: 1,
      unknown: 0,
      trashed: 1,
      emptied: 0,
    });
    const left = await listNames(ground);
    expect(left).toHaveLength(61);
    expect(left).toContain(young);
    expect(left).not.toContain(old);
    expect(await countTrash(ground)).toBe(1);
    expect(await sweepOrphans(ground)).toMatchObject({ outcome: "swept", orphans: 0, trashed: 0 });
  });

  it("takes up to 2 % of the store, and nothing if it would be more", async () => {
    const ground = await openStore(makePlace);
    await makeFiles(ground, 98);
    await makeOrphan(ground);
    await makeOrphan(ground);
    portal.clock.advance({ hours: 2 });
    const third = await makeOrphan(ground);
    expect(await sweepOrphans(ground)).toMatchObject({ outcome: "swept", files: 101, trashed: 2 });
    await makeOrphan(ground);
    portal.clock.advance({ hours: 2 });
    await makeOrphan(ground);
    portal.clock.advance({ hours: 2 });
    const refused = { outcome: "refused", reason: "too-many", orphans: 3, trashed: 0 };
    expect(await sweepOrphans(ground)).toMatchObject(refused);
    expect(await listNames(ground)).toContain(third);
    await portal.db.deleteFrom("files").execute();
    expect(await sweepOrphans(ground)).toMatchObject({ outcome: "refused", reason: "too-many", trashed: 0 });
    expect(await listNames(ground)).toHaveLength(101);
  });

  it("takes nothing for an empty or wrong database, even after that has adopted the store", async () => {
    const ground = await openStore(makePlace);
    await makeFiles(ground, 3);
    await makeOrphan(ground);
    await portal.empty();
    portal.clock.advance({ hours: 30 });
    expect(await sweepOrphans(ground)).toMatchObject({ outcome: "refused", reason: "another-store", trashed: 0 });
    const id = await ground.files.mark.find();
    await portal.db
      .insertInto("installation")
      .values({ id: id ?? "", tiedAt: portal.clock.now() })
      .execute();
    expect(await sweepOrphans(ground)).toMatchObject({ outcome: "swept", files: 4, unknown: 4, trashed: 0 });
    expect(await listNames(ground)).toHaveLength(4);
  });

  it("takes nothing younger than the dump from which the database was restored", async () => {
    const ground = await openStore(makePlace);
    await makeFiles(ground, 60);
    const dumped = await portal.db.selectFrom("unclaimedFiles").selectAll().execute();
    const rows = await portal.db.selectFrom("files").select("id").execute();
    const wish = await makeWish();
    const young = await storeImage(ground, wish);
    const { storedName } = await portal.db
      .selectFrom("files")
      .select("storedName")
      .where("id", "=", young.id)
      .executeTakeFirstOrThrow();
    // The restored database has neither the row nor what a trigger noted when it was deleted.
    const known = rows.map(({ id }) => id);
    await portal.db.deleteFrom("files").where("id", "not in", known).execute();
    await portal.db.deleteFrom("unclaimedFiles").execute();
    if (dumped.length > 0) await portal.db.insertInto("unclaimedFiles").values(dumped).execute();
    portal.clock.advance({ hours: 50 });
    expect(await sweepOrphans(ground)).toMatchObject({ outcome: "swept", files: 61, unknown: 1, trashed: 0 });
    expect(await listNames(ground)).toContain(storedName);
  });

  it("deletes files that are older than 30 days from the trash", async () => {
    const ground = await openStore(makePlace);
    await makeFiles(ground, 60);
    await makeOrphan(ground);
    portal.clock.advance({ hours: 2 });
    await sweepOrphans(ground);
    portal.clock.advance({ hours: 30 * 24 });
    expect(await sweepOrphans(ground)).toMatchObject({ emptied: 0 });
    portal.clock.advance({ hours: 25 });
    expect(await sweepOrphans(ground)).toMatchObject({ emptied: 1 });
    expect(await countTrash(ground)).toBe(0);
  });

  it("takes the file of a row that was deleted with its account", async () => {
    const ground = await openStore(makePlace);
    await makeFiles(ground, 60);
    const wish = await makeWish();
    await storeImage(ground, wish);
    await portal.db.deleteFrom("accounts").where("id", "=", wish.ownerId).execute();
    await portal.db.updateTable("unclaimedFiles").set({ since: portal.clock.now() }).execute();
    portal.clock.advance({ hours: 2 });
    expect(await sweepOrphans(ground)).toMatchObject({ trashed: 1 });
  });
});

it("an upload whose bytes the sweeper may already take is refused, so that no row is without its file", async () => {
  const ground = await openStore(makeFolderPlace);
  const image = await writeImage(ground, await makeWish());
  portal.clock.advance({ minutes: 31 });
  await expect(insertWrittenFile(portal.db, { ...image, now: portal.clock.now() })).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(await portal.db.selectFrom("files").selectAll().execute()).toEqual([]);
});

describe("the daily sweep", () => {
  const readCounts = async () => {
    const { body } = await portal.app.inject({ url: "/metrics" });
    const find = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(body)?.[1] ?? 0);
    return {
      swept: find('file_sweeps_total\\{outcome="swept"\\}'),
      refused: find('file_sweeps_total\\{outcome="refused"\\}'),
      trashed: find('file_sweep_files_total\\{to="trash"\\}'),
    };
  };

  it("begins a day after the start, logs its counts, and adds them to /metrics", async () => {
    const ground = await openStore(makeFolderPlace);
    await makeFiles(ground, 60);
    await makeOrphan(ground);
    portal.clock.advance({ hours: 2 });
    const before = await readCounts();
    const lines: [string, object, string][] = [];
    const log = {
      info: (details: object, text: string) => void lines.push(["info", details, text]),
      warn: (details: object, text: string) => void lines.push(["warn", details, text]),
      error: (details: object, text: string) => void lines.push(["error", details, text]),
    };
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stop = sweepDaily(ground, log);
    try {
      vi.advanceTimersByTime(24 * 3_600_000 - 1);
      expect(await countTrash(ground)).toBe(0);
      vi.advanceTimersByTime(1);
      await holdUntil(() => expect(lines).toHaveLength(1));
      expect(lines[0]).toMatchObject(["info", { sweep: { trashed: 1 } }, "files were swept"]);
      await portal.db.deleteFrom("installation").execute();
      vi.advanceTimersByTime(24 * 3_600_000);
      await holdUntil(() => expect(lines).toHaveLength(2));
      expect(lines[1]?.[0]).toBe("warn");
      expect(lines[1]?.[2]).toContain("not, or no longer, tied to this database");
    } finally {
      stop();
      vi.useRealTimers();
    }
    const after = await readCounts();
    expect(after).toEqual({ swept: before.swept + 1, refused: before.refused + 1, trashed: before.trashed + 1 });
  });
});
