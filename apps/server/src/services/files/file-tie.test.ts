import { describe, expect, it } from "vitest";
import { makeBucketPlace, makeFolderPlace } from "../../../test/file-stores.ts";
import { makeProvider } from "../../../test/make.ts";
import { asUpload, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";
import { adoptFileStore } from "./adopt-file-store.ts";
import type { FilePlace } from "./file-disk.ts";
import { isTied, tieFileStore } from "./file-tie.ts";
import { openFileVault } from "./file-vault.ts";
import { storeImage } from "./files.ts";

const portal = await startPortal();
const otherId = "11111111-2222-4333-8444-555555555555";

async function openStore(makePlace: () => Promise<FilePlace>) {
  const place = await makePlace();
  const files = await openFileVault(place, ["a secret for tests, long enough to sign with"]);
  const ground = { ...portal.services, files };
  return { files, ground, tie: () => tieFileStore({ ...ground, placeName: "of this test" }) };
}
type Store = Awaited<ReturnType<typeof openStore>>;

async function store({ ground }: Store): Promise<void> {
  const { id: ownerId } = await makeProvider(portal);
  const upload = asUpload(await makePicture());
  await storeImage(ground, { ownerId, kind: "profile-image", upload, isPrivate: false });
}

const findId = async () => (await portal.db.selectFrom("installation").selectAll().executeTakeFirst())?.id;

/** Empties the database without running its triggers. */
const exchangeDatabase = () => portal.empty();

describe.each([
  ["a folder", makeFolderPlace],
  ["a bucket", makeBucketPlace],
])("a database and %s for files", (_what, makePlace) => {
  it("get the same id at their first start, both empty, and keep it", async () => {
    const met = await openStore(makePlace);
    await met.tie();
    const id = await findId();
    expect(id).toBeDefined();
    expect(await met.files.mark.find()).toBe(id);
    await store(met);
    await met.tie();
    expect([await findId(), await isTied(met.ground)]).toEqual([id, true]);
  });

  it("get one id when eight processes start at once", async () => {
    const met = await openStore(makePlace);
    await Promise.all(Array.from({ length: 8 }, () => met.tie()));
    expect(await met.files.mark.find()).toBe(await findId());
  });

  it("are tied by the next start after one that was killed halfway", async () => {
    const met = await openStore(makePlace);
    await portal.db.insertInto("installation").values({ id: otherId, tiedAt: null }).execute();
    await met.tie();
    expect(await met.files.mark.find()).toBe(otherId);
    await portal.db.updateTable("installation").set({ tiedAt: null }).execute();
    await met.tie();
    expect(await isTied(met.ground)).toBe(true);
  });

  it("are tied without a message if the files are older than installation ids", async () => {
    const met = await openStore(makePlace);
    await store(met);
    await met.tie();
    expect(await isTied(met.ground)).toBe(true);
  });

  it("are refused if the store belongs to another database, an empty one or one with an id", async () => {
    const met = await openStore(makePlace);
    await met.tie();
    await store(met);
    await exchangeDatabase();
    const refusal = /^The file store of this test belongs to another installation: .*`npm run files:adopt`\.$/;
    await expect(met.tie()).rejects.toThrow(refusal);
    expect(await findId()).toBeUndefined();
    await portal.db.insertInto("installation").values({ id: otherId, tiedAt: new Date() }).execute();
    await expect(met.tie()).rejects.toThrow(otherId);
    expect(await isTied(met.ground)).toBe(false);
  });

  it("are refused if the store has no id, and files that no row names", async () => {
    const met = await openStore(makePlace);
    await store(met);
    await exchangeDatabase();
    await expect(met.tie()).rejects.toThrow("holds files, and none that this database knows");
    expect(await met.files.mark.find()).toBeUndefined();
  });

  it("are refused if the store is empty and the database was tied to another: its files are lost, or elsewhere", async () => {
    const first = await openStore(makePlace);
    await first.tie();
    const second = await openStore(makePlace);
    await expect(second.tie()).rejects.toThrow("is empty, and this database has 0 files in another one");
    await store(first);
    await expect(second.tie()).rejects.toThrow("is empty, and this database has 1 file in another one");
    await portal.db.deleteFrom("installation").execute();
    await expect(second.tie()).rejects.toThrow("is the wrong store, or lost");
    expect(await second.files.mark.find()).toBeUndefined();
  });

  it("belong together after adoption, and the store's former database is refused", async () => {
    const met = await openStore(makePlace);
    await met.tie();
    const before = (await findId()) ?? "";
    await store(met);
    await exchangeDatabase();
    expect(await adoptFileStore(met.ground)).toEqual({ total: 1, known: 0 });
    await met.tie();
    await portal.db.updateTable("installation").set({ id: before }).execute();
    await expect(met.tie()).rejects.toThrow("belongs to another installation");
  });
});
