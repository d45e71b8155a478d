import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFauxqs } from "fauxqs";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { afterEach, describe, expect, it } from "vitest";
import { openFileCipher } from "./file-cipher.ts";
import { type FileVault, makeFileVault, openFileVault } from "./file-vault.ts";

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

/** A bucket on a server that speaks S3. */
async function openBucket() {
  const server = await startFauxqs({ port: 0, logger: false });
  endings.push(() => server.stop());
  server.createBucket("portal-files");
  const endpoint = encodeURIComponent(`http://127.0.0.1:${server.port}`);
  const url = `s3://key:se%2Fcret@127.0.0.1/portal-files?region=eu-central-1&endpoint=${endpoint}`;
  return openFileVault({ folder: "", url }, [secret]);
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
  it("come back as they were written, encrypted or not", async () => {
    const vault = await open();
    for (const isEncrypted of [true, false]) {
      const name = await vault.write(bytes, { isEncrypted });
      expect(Buffer.from(await vault.read(name, { isEncrypted }))).toEqual(bytes);
    }
  });

  it("are kept as cipher text when they are encrypted", async () => {
    const vault = await open();
    const name = await vault.write(bytes, { isEncrypted: true });
    const kept = Buffer.from(await vault.read(name, { isEncrypted: false }));
    expect(kept.includes("CNIC")).toBe(false);
    expect(kept.length).toBeGreaterThan(bytes.length);
  });

  it("are listed with their time until they are removed", async () => {
    const vault = await open();
    const first = await vault.write(bytes, { isEncrypted: false });
    const second = await vault.write(bytes, { isEncrypted: true });
    expect(await listAll(vault)).toEqual([first, second].sort());
    expect(Math.abs(Date.now() - Number(await vault.findTime(first)))).toBeLessThan(60_000);
    await vault.remove(first);
    expect(await listAll(vault)).toEqual([second]);
    expect(await vault.findTime(first)).toBeUndefined();
    await expect(vault.read(first, { isEncrypted: false })).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("an encrypted file", () => {
  it("stays readable after the secret was changed, and new ones need the new secret", async () => {
    const folder = await makeFolder();
    const old = await (await openFolder(folder)).write(bytes, { isEncrypted: true });
    const changed = await openFolder(folder, [otherSecret, secret]);
    expect(Buffer.from(await changed.read(old, { isEncrypted: true }))).toEqual(bytes);
    const fresh = await changed.write(bytes, { isEncrypted: true });
    await expect((await openFolder(folder)).read(fresh, { isEncrypted: true })).rejects.toThrow("FILES_OLD_SECRETS");
  });

  it("does not open when a bit was changed, or under another file's name", () => {
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

  it("never has the same cipher text twice", () => {
    const cipher = openFileCipher([secret]);
    expect(cipher.seal("one", bytes).equals(cipher.seal("one", bytes))).toBe(false);
  });
});

/** A disk that is full in the middle of a file. */
class FullDriver extends FSDriver {
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await super.put(key, contents.slice(0, contents.length / 2));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  }
}

it("a full disk is a clear 503 and leaves nothing half-written", async () => {
  const location = await makeFolder();
  const vault = makeFileVault(new Disk(new FullDriver({ location, visibility: "private" })), openFileCipher([secret]));
  await expect(vault.write(bytes, { isEncrypted: true })).rejects.toMatchObject({ code: "unavailable", status: 503 });
  const left = await readdir(location, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

it("files are for the portal's own user alone, under names that tell nothing", async () => {
  const folder = join(await makeFolder(), "files");
  const name = await (await openFolder(folder)).write(bytes, { isEncrypted: false });
  expect(name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}$/);
  expect(await readFile(join(folder, name))).toEqual(bytes);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});
