import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeCluster } from "../../src/database/embedded/cluster-place.ts";
import { stopPostmaster } from "../../src/database/embedded/postmaster.ts";
import { isAlive } from "../../src/database/embedded/processes.ts";
import { makeNpmProject } from "./npm-project.ts";
import { expectNothingLeft, listDescendants, type NpmStart, startWithNpm } from "./npm-start.ts";

/** `npm start` as in README, ended by each signal that can end it (docs/security-rules.md SF1). */
let project: ReturnType<typeof makeNpmProject>;
let folder = "";

beforeAll(() => {
  project = makeNpmProject();
  folder = mkdtempSync(join(tmpdir(), "hunarmand-stopping-"));
  chmodSync(folder, 0o711);
});

afterAll(async () => {
  await stopPostmaster(describeCluster(join(folder, "data/postgresql"), "", {}));
  rmSync(folder, { recursive: true, force: true });
  project.remove();
});

type Processes = { npm: number; portal: number; postgres: number };

/** The signal, its receiver, and npm's exit code. npm itself ends at once by a signal that it does not handle. */
const endings: [string, number | string, (processes: Processes) => void][] = [
  ["SIGTERM to npm, as a container's stop sends it", 0, ({ npm }) => process.kill(npm, "SIGTERM")],
  ["SIGINT to npm", 0, ({ npm }) => process.kill(npm, "SIGINT")],
  ["SIGHUP to npm", "SIGHUP", ({ npm }) => process.kill(npm, "SIGHUP")],
  ["SIGKILL to npm", "SIGKILL", ({ npm }) => process.kill(npm, "SIGKILL")],
  ["SIGTERM to the portal", 0, ({ portal }) => process.kill(portal, "SIGTERM")],
  ["SIGINT to the portal", 0, ({ portal }) => process.kill(portal, "SIGINT")],
  ["SIGHUP to the portal", 0, ({ portal }) => process.kill(portal, "SIGHUP")],
  ["SIGHUP to both, as a terminal that is closed sends it", "SIGHUP", ({ npm }) => process.kill(-npm, "SIGHUP")],
  [
    "Ctrl-C twice, as a terminal sends it",
    0,
    ({ npm, postgres }) => {
      // The portal waits for PostgreSQL, so it has not ended before the second signal, however late that is.
      process.kill(postgres, "SIGSTOP");
      process.kill(-npm, "SIGINT");
      setTimeout(() => {
        process.kill(-npm, "SIGINT");
        process.kill(postgres, "SIGCONT");
      }, 15);
    },
  ],
];

/** Ignores a process that has ended meanwhile. */
function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function endWith(send: (started: NpmStart, processes: Processes) => void) {
  const started = await startWithNpm(project.folder, join(folder, "data"));
  const { portal, postgres } = await started.findProcesses();
  send(started, { npm: started.npm.pid ?? 0, portal, postgres });
  const code = await started.ended;
  // The output closes shortly before the process ends.
  await expect.poll(() => isAlive(portal), { message: "the portal was left behind" }).toBe(false);
  await expectNothingLeft(started, postgres);
  return { code, output: started.output() };
}

describe("npm start leaves no process running and no port open", () => {
  it.each(endings)("after %s", async (_name, expected, send) => {
    const { code } = await endWith((_started, processes) => send(processes));
    expect(code).toBe(expected);
  });

  it.runIf(process.platform === "linux")(
    "after SIGTERM to all at once, PostgreSQL included, as systemd sends it",
    async () => {
      const { code } = await endWith((_started, { npm }) => {
        for (const pid of [npm, ...listDescendants(npm)]) killIfThere(pid, "SIGTERM");
      });
      expect(code).toBe(0);
    },
  );

  it("after Ctrl-C while it creates its database", async () => {
    const dataFolder = join(folder, "new");
    const started = await startWithNpm(project.folder, dataFolder);
    await expect.poll(() => existsSync(dataFolder) && readdirSync(dataFolder).length, { interval: 2 }).toBeTruthy();
    process.kill(-(started.npm.pid ?? 0), "SIGINT");
    expect(await started.ended).toBe(0);
    await expectNothingLeft(started, 0);
    expect(readdirSync(dataFolder).filter((name) => name.includes("draft"))).toEqual([]);
  });

  it("after SIGTERM to npm while it builds", async () => {
    const marks = join(folder, "building");
    // Replaces the build by one that takes long and starts a process, as the real one does.
    writeFileSync(
      join(project.folder, "build.ts"),
      `import { spawn } from "node:child_process"; import { writeFileSync } from "node:fs";
       const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
       writeFileSync(${JSON.stringify(marks)}, [process.pid, child.pid].join()); setInterval(() => {}, 1000);`,
    );
    const started = await startWithNpm(project.folder, join(folder, "data"), { NODE_ENV: "test" });
    await expect.poll(() => existsSync(marks), { interval: 5 }).toBe(true);
    process.kill(started.npm.pid ?? 0, "SIGTERM");
    // The build and its process share an output: it closes when the last of them ends.
    expect(await started.ended).toBe(0);
    await expectNothingLeft(started, 0);
  });
});
