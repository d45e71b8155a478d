import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { afterEach, describe, expect, it } from "vitest";
import { makeBucketPlace } from "../../../test/file-stores.ts";
import { openFileCipher } from "./file-cipher.ts";
import { type FileVault, makeFileName, makeFileVault, openFileVault } from "./file-vault.ts";

const secret = "the first secret of this installation";
const otherSecret = "the second secret of this installation";
const bytes = Buffer.from("the bytes of a CNIC");

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-vault-"));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const openFolder = async (folder: string, secrets: readonly [string, ...string[]] = [secret]) =>
  openFileVault({ folder, url: undefined }, secrets);

const openBucket = async () => openFileVault(await makeBucketPlace(), [secret]);

async function write(vault: FileVault, options: { isEncrypted: boolean }): Promise<string> {
  const name = makeFileName();
  await vault.write(name, bytes, options);
  return name;
}

async function listAll(vault: FileVault): Promise<string[]> {
  const names: string[] = [];
  for await (const page of vault.list()) names.push(...page);
  return names.sort();
}

describe.each([
  ["a folder", async () => openFolder(await makeFolder())],
  ["an S3-compatible store", openBucket],
])("files in %s", (_place, open) => {
  it("are read as they were written, encrypted or not", async () => {
    const vault = await open();
    for (const isEncrypted of [true, false]) {
      const name = await write(vault, { isEncrypted });
      expect(Buffer.from(await vault.read(name, { isEncrypted }))).toEqual(bytes);
    }
  });

  it("are stored as cipher text if they are encrypted", async () => {
    const vault = await open();
    const name = await write(vault, { isEncrypted: true });
    const kept = Buffer.from(await vault.read(name, { isEncrypted: false }));
    expect(kept.includes("CNIC")).toBe(false);
    expect(kept.length).toBeGreaterThan(bytes.length);
  });

  it("are listed until they are removed", async () => {
    const vault = await open();
    const first = await write(vault, { isEncrypted: false });
    const second = await write(vault, { isEncrypted: true });
    expect(await listAll(vault)).toEqual([first, second].sort());
    await vault.remove(first);
    expect(await listAll(vault)).toEqual([second]);
    await expect(vault.read(first, { isEncrypted: false })).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe.each([
  ["a folder", async () => openFolder(await makeFolder())],
  ["an S3-compatible store", openBucket],
])("the trash of %s", (_place, open) => {
  it("keeps a trashed file with its day, no longer under its name", async () => {
    const vault = await open();
    const name = await write(vault, { isEncrypted: false });
    await vault.trash(name, new Date("2026-03-05T23:00:00Z"));
    await vault.trash(name, new Date("2026-03-06T23:00:00Z"));
    expect(await listAll(vault)).toEqual([]);
    const trashed = [];
    for await (const page of vault.listTrash()) trashed.push(...page);
    expect(trashed).toEqual([{ key: `trash/2026-03-05/${name}`, trashedAt: new Date("2026-03-05") }]);
    await expect(vault.read(name, { isEncrypted: false })).rejects.toMatchObject({ code: "unavailable" });
  });

  it("does not list the id of the installation, which is written once unless it is replaced", async () => {
    const { mark } = await open();
    expect(await mark.find()).toBeUndefined();
    await Promise.all([mark.propose("one"), mark.propose("two")]);
    const first = await mark.find();
    expect(["one", "two"]).toContain(first);
    await mark.propose("three");
    expect(await mark.find()).toBe(first);
    await mark.replace("four");
    expect(await mark.find()).toBe("four");
  });
});

describe("an encrypted file", () => {
  it("stays readable after a change of the secret, and new files need the new secret", async () => {
    const folder = await makeFolder();
    const old = await write(await openFolder(folder), { isEncrypted: true });
    const changed = await openFolder(folder, [otherSecret, secret]);
    expect(Buffer.from(await changed.read(old, { isEncrypted: true }))).toEqual(bytes);
    const fresh = await write(changed, { isEncrypted: true });
    await expect((await openFolder(folder)).read(fresh, { isEncrypted: true })).rejects.toThrow("TOKEN_OLD_SECRETS");
  });

  it("cannot be decrypted after a bit was changed, or under another file's name", () => {
    const cipher = openFileCipher([secret]);
    const sealed = cipher.seal("one", bytes);
    expect(cipher.open("one", sealed)).toEqual(bytes);
    expect(() => cipher.open("two", sealed)).toThrow();
    for (let at = 0; at < sealed.length; at += 5) {
      const damaged = Buffer.from(sealed);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(() => cipher.open("one", damaged)).toThrow();
    }
    expect(() => cipher.open("one", sealed.subarray(0, 20))).toThrow();
  });

  it("has another cipher text each time", () => {
    const cipher = openFileCipher([secret]);
    expect(cipher.seal("one", bytes).equals(cipher.seal("one", bytes))).toBe(false);
  });
});

/** A disk that is full halfway through a file. */
class FullDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await super.put(key, contents.slice(0, contents.length / 2));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  }
}

it("a full disk is a clear 503 and leaves no partial file", async () => {
  const location = await makeFolder();
  const vault = makeFileVault(new Disk(new FullDriver({ location, visibility: "private" })), openFileCipher([secret]));
  await expect(vault.write(makeFileName(), bytes, { isEncrypted: true })).rejects.toMatchObject({
    code: "unavailable",
    status: 503,
  });
  const left = await readdir(location, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

it("files can only be read by the portal's own user, and their names reveal nothing", async () => {
  const folder = join(await makeFolder(), "files");
  const name = await write(await openFolder(folder), { isEncrypted: false });
  expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}$/);
  expect(await readFile(join(folder, name))).toEqual(bytes);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});
