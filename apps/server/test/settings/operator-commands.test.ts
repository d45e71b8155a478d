import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readText, root } from "../documents/repository.ts";
import { runToEnd } from "../running-server.ts";
import { makePlace } from "../server-place.ts";

/** Runs ops/hunarmand as an operator does, from another folder. */
function run(settingsFile: string, ...given: string[]): Promise<{ code: number; output: string }> {
  const { PATH = "", HOME = "" } = process.env;
  const own = { HUNARMAND_FOLDER: root, HUNARMAND_SETTINGS: settingsFile, HUNARMAND_USER: userInfo().username };
  return new Promise((resolve) => {
    execFile(join(root, "ops/hunarmand"), given, { cwd: "/", env: { PATH, HOME, ...own } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: `${out}${err}` }),
    );
  });
}

function runNpm(script: string): Promise<{ output: string }> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile("npm", ["run", "--silent", script], options, (error, output) =>
      error ? reject(error) : resolve({ output }),
    );
  });
}

it("an operator's command works from any folder on the portal's settings, and passes its words on", async () => {
  const { dataFolder, settings } = await makePlace();
  const file = join(dataFolder, "settings");
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(file, ["# Settings of one machine", ...lines, ""].join("\n"));
  expect(await run(file, "restore")).toEqual({ code: 1, output: "Name the backup: npm run restore -- newest\n" });
  const refused = await run(file, "restore", "of-yesterday");
  expect(refused.output).toContain("There is no such complete backup");
  const empty = await run(file, "backup");
  expect(empty).toMatchObject({ code: 1, output: expect.stringContaining("There is nothing to back up") });
  expect((await run(file)).output).toContain("hunarmand doctor");
  expect(await run(join(dataFolder, "missing"), "doctor")).toMatchObject({ code: 2 });
});

it("a command that cannot reach the database names the setting, and never its password", async () => {
  const { dataFolder, settings } = await makePlace();
  const file = join(dataFolder, "settings");
  const DATABASE_URL = "postgres://portal:hidden-word@127.0.0.1:9/portal";
  const lines = Object.entries({ ...settings, DATABASE_URL }).map(([name, value]) => `${name}=${value}`);
  await writeFile(file, lines.join("\n"));
  const { code, output } = await run(file, "backup");
  expect([code, output]).toEqual([1, expect.stringContaining("DATABASE_URL (postgres://127.0.0.1:9/portal): ")]);
  expect(output).not.toContain("hidden-word");
});

it("the commands of docs/production.md work one after the other on one installation", async () => {
  const { dataFolder, settings } = await makePlace();
  const BACKUP_KEY = "a key of thirty-two characters or more";
  const own = { ...settings, BACKUP_KEY, BACKUP_DIR: join(dataFolder, "backups"), SMTP_URL: "", SMS_URL: "" };
  const task = async (program: string, ...given: string[]) => {
    const { code, output } = await runToEnd(own, `tasks/${program}`, given);
    return { code, output };
  };
  const email = "owner@company.pk";
  const created = await task("create-admin.ts", "--email", email, "--name", "Full Name");
  expect(created).toMatchObject({ code: 0, output: expect.stringContaining(email) });
  expect((await task("reset-owner.ts", "--email", email)).output).toContain("can log in again");
  expect((await task("set-maintenance.ts", "30")).output).toContain("refuses changes until");
  expect((await task("set-maintenance.ts", "off")).output).toContain("accepts changes again");
  const [, name = ""] = /The backup (\S+) is in/.exec((await task("make-backup.ts")).output) ?? [];
  const doctor = await task("print-health.ts", "--files", "--mail", email);
  expect(doctor.output).toMatch(/^Database: All good\./m);
  expect(doctor.output).toMatch(/^Files, tried: it worked/m);
  expect(doctor).toMatchObject({ code: 1, output: expect.stringContaining("Emails, tried: it is not set up") });
  expect((await task("restore-backup.ts", name, "--secret")).output).toContain("backup-secrets");
  expect(await task("restore-backup.ts", "newest")).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${name} is restored`),
  });
});

it("npm run sbom lists every package of production with its version, and no build tool", async () => {
  const { output } = await runNpm("sbom");
  const { components } = JSON.parse(output) as {
    components: { group?: string; name: string; version: string }[];
  };
  const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ""}${name}@${version}`));
  const { packages } = JSON.parse(readText("package-lock.json")) as {
    packages: Record<string, { version: string; dev?: boolean; link?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  const nameOf = ([path, { version }]: (typeof installed)[number]) =>
    `${path.split("node_modules/").at(-1)}@${version}`;
  const own = installed.filter(([, { dev }]) => !dev).map(nameOf);
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter((name) => !listed.has(name))).toEqual([]);
  const tools = installed.filter(([, { dev }]) => dev).map(nameOf);
  expect(tools.filter((name) => listed.has(name) && !own.includes(name))).toEqual([]);
});
