import { cp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasOwnCity, makeBackedUpPlace, restoreInto } from "../../../test/backed-up-place.ts";
import { makeFolder, openInstallation } from "../../../test/installation.ts";
import { readManifest, writeManifest } from "./manifest.ts";

async function alterByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
  await writeFile(file, bytes);
}

const cut = (file: string): Promise<void> => truncate(file, 30);

describe("a damaged backup is refused with the reason", () => {
  it("if a byte is altered, or an object is cut or missing: nothing is changed", async () => {
    const { folder, installation, name, run } = await makeBackedUpPlace();
    const { storedName } = await installation.services.db
      .selectFrom("files")
      .select("storedName")
      .executeTakeFirstOrThrow();
    const elsewhere = await openInstallation(folder);
    const database = join(run, "database-000001");
    const copy = join(folder, "open", "files", storedName);
    for (const [damage, file, reason] of [
      [alterByte, database, "database-000001 was altered"],
      [cut, database, /database-000001 was cut: it has 30 bytes instead of \d+/],
      [rm, database, "database-000001 is missing"],
      [alterByte, join(run, "secret"), "secret was altered"],
      [cut, join(run, "files-000001"), "files-000001 was cut"],
      [alterByte, copy, "was altered"],
      [rm, copy, "is missing"],
      [alterByte, join(run, "manifest"), "was altered"],
      [rm, join(run, "manifest"), "There is no such complete backup"],
    ] as const) {
      const intact = join(await makeFolder(), "intact");
      await cp(file, intact);
      await damage(file);
      await expect(restoreInto(elsewhere, name), file).rejects.toThrow(reason);
      await cp(intact, file);
    }
    expect(await hasOwnCity(elsewhere)).toBe(false);
    await restoreInto(elsewhere, name);
    expect(await hasOwnCity(elsewhere)).toBe(true);
  });

  it("if a newer version made it", async () => {
    const { folder, installation, name } = await makeBackedUpPlace();
    const { vault } = installation.services.backups;
    await writeManifest(vault, { ...(await readManifest(vault, name)), schema: "2099-01-01-0000-of-tomorrow" });
    const elsewhere = await openInstallation(folder);
    await expect(restoreInto(elsewhere)).rejects.toThrow("A newer version of the portal made it (2099-01-01-0000");
  });

  it("if rows are missing: what the place held before is still there", async () => {
    const { folder, installation, name } = await makeBackedUpPlace();
    const { vault } = installation.services.backups;
    const manifest = await readManifest(vault, name);
    const tables = manifest.tables.map((table) => ({ ...table, rows: table.rows + Number(table.name === "cities") }));
    await writeManifest(vault, { ...manifest, tables });
    const elsewhere = await openInstallation(folder);
    const listCities = () => elsewhere.services.db.selectFrom("cities").selectAll().orderBy("id").execute();
    const before = await listCities();
    await expect(restoreInto(elsewhere)).rejects.toThrow(/rows of cities instead of/);
    expect(await listCities()).toEqual(before);
  });

  it("if the settings do not have its secrets: a file of the owner names them, and the message does not", async () => {
    const tokenSecret = "the secret of the backed-up installation";
    const { folder } = await makeBackedUpPlace({ settings: { tokenSecret } });
    const settings = { tokenSecret: "the secret of another installation, longer" };
    const elsewhere = await openInstallation(folder, { settings });
    const refusal = await restoreInto(elsewhere).catch(String);
    expect(refusal).toContain("secrets that are not in the settings");
    expect(refusal).not.toContain(tokenSecret);
    expect(await readFile(join(elsewhere.dataFolder, "backup-secrets"), "utf8")).toContain(tokenSecret);
    const oldSecrets = [tokenSecret];
    const ready = await openInstallation(folder, { settings: { ...settings, oldSecrets }, at: elsewhere });
    await elsewhere.stop();
    await restoreInto(ready);
    expect(await hasOwnCity(ready)).toBe(true);
  });
});
