import type { FilePlace } from "../src/services/files/file-disk.ts";
import { tieFileStore } from "../src/services/files/file-tie.ts";
import { makeFileName, openFileVault } from "../src/services/files/file-vault.ts";
import { writeImage } from "../src/services/files/files.ts";
import { makeProvider } from "./make.ts";
import { asUpload, makePicture } from "./make-image.ts";
import type { Portal } from "./portal.ts";

const bytes = Buffer.from("the bytes of a picture");

/** A tied store. */
async function openTiedStore(portal: Portal, makePlace: () => Promise<FilePlace>) {
  const files = await openFileVault(await makePlace(), ["a secret for tests, long enough to sign with"]);
  const ground = { ...portal.services, files };
  await tieFileStore({ ...ground, placeName: "of this test" });
  return ground;
}
type Ground = Awaited<ReturnType<typeof openTiedStore>>;

/** File stores for the sweeper, with their files. */
export function openSweptStores(portal: Portal) {
  async function makeWish() {
    const { id: ownerId } = await makeProvider(portal);
    const upload = asUpload(await makePicture());
    return { ownerId, kind: "payment-proof", upload, isPrivate: false } as const;
  }
  /** A file without a row, as a crash between the two writes leaves it. */
  const makeOrphan = async (ground: Ground) => (await writeImage(ground, await makeWish())).storedName;
  return {
    openStore: (makePlace: () => Promise<FilePlace>) => openTiedStore(portal, makePlace),
    makeWish,
    makeOrphan,
    makeFiles: (ground: Ground, count: number) => makeFiles(portal, ground, count),
  };
}
/** Files with their rows. */
async function makeFiles(portal: Portal, ground: Ground, count: number): Promise<void> {
  const { id: ownerId } = await makeProvider(portal);
  const row = { ownerId, kind: "payment-proof", mime: "image/jpeg", bytes: 22, isEncrypted: false } as const;
  for (let made = 0; made < count; made++) {
    const storedName = makeFileName();
    await ground.files.write(storedName, bytes, { isEncrypted: false });
    const id = `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
    await portal.db
      .insertInto("files")
      .values({ ...row, id, sha256: "0", storedName, createdAt: portal.clock.now() })
      .execute();
  }
}

export async function listNames({ files }: Ground): Promise<string[]> {
  const names = [];
  for await (const page of files.list()) names.push(...page);
  return names;
}

export async function countTrash({ files }: Ground): Promise<number> {
  let count = 0;
  for await (const page of files.listTrash()) count += page.length;
  return count;
}
