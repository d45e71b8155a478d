import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeProvider } from "../../../test/make.ts";
import { asUpload, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";
import { readStoredFile, storeImage } from "./files.ts";

const portal = await startPortal();
const { services, filesFolder } = portal;

const selectNames = async () =>
  (await portal.db.selectFrom("files").select("storedName").execute()).map(({ storedName }) => storedName);

async function listFiles(): Promise<string[]> {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [`${entry.parentPath.slice(-2)}/${entry.name}`] : []));
}

describe("a stored image (security rules, Uploads)", () => {
  it("has a row and a file, and is read back unchanged", async () => {
    const { id: ownerId } = await makeProvider(portal);
    const upload = asUpload(await makePicture());
    const stored = await storeImage(services, { ownerId, kind: "profile-image", upload, isPrivate: false });
    const read = await readStoredFile(services, stored.id);
    expect(read).toMatchObject({ ownerId, kind: "profile-image", mimeType: "image/jpeg" });
    expect((await sharp(read.bytes).metadata()).width).toBe(60);
    expect(await listFiles()).toEqual(expect.arrayContaining(await selectNames()));
  });

  it("is encrypted at rest if it is private: the stored bytes are not an image", async () => {
    const { id: ownerId } = await makeProvider(portal);
    const upload = asUpload(await makePicture({ format: "png" }));
    const stored = await storeImage(services, { ownerId, kind: "cnic-front", upload, isPrivate: true });
    const [name = ""] = await selectNames();
    const kept = await readFile(join(filesFolder, name));
    const plain = Buffer.from((await readStoredFile(services, stored.id)).bytes);
    await expect(sharp(kept).metadata()).rejects.toThrow();
    for (let at = 0; at + 8 <= plain.length; at += 8) expect(kept.includes(plain.subarray(at, at + 8))).toBe(false);
    expect((await sharp(plain).metadata()).format).toBe("png");
  });

  it("replaces the former one of its kind and removes its file", async () => {
    const { id: ownerId } = await makeProvider(portal);
    const store = async () =>
      storeImage(services, { ownerId, kind: "cnic-back", upload: asUpload(await makePicture()), isPrivate: true });
    await store();
    const [former] = await selectNames();
    const second = await store();
    const rows = await portal.db.selectFrom("files").select("id").execute();
    expect(rows).toEqual([{ id: second.id }]);
    expect(await listFiles()).not.toContain(former);
  });

  it("is one of many if it proves a payment, and its hash shows a picture that was sent twice", async () => {
    const { id: ownerId } = await makeProvider(portal);
    const upload = asUpload(await makePicture());
    const wish = { ownerId, kind: "payment-proof", upload, isPrivate: true } as const;
    const [first, second] = [await storeImage(services, wish), await storeImage(services, wish)];
    expect(second.id).not.toBe(first.id);
    expect(second.sha256).toBe(first.sha256);
    expect(await selectNames()).toHaveLength(2);
  });

  it("is one image with one file after eight simultaneous uploads", async () => {
    const { id: ownerId } = await makeProvider(portal);
    const before = await listFiles();
    const uploads = await Promise.all(Array.from({ length: 8 }, () => makePicture()));
    await Promise.all(
      uploads.map((bytes) =>
        storeImage(services, { ownerId, kind: "profile-image", upload: asUpload(bytes), isPrivate: false }),
      ),
    );
    const names = await selectNames();
    expect(names).toHaveLength(1);
    expect((await listFiles()).filter((name) => !before.includes(name))).toEqual(names);
  });
});
