/** A command of docs/production.md: the program that it is, and the test or drill that runs this program. */
interface OperatorCommand {
  run: string;
  by: string;
}

const commands = "apps/server/test/settings/operator-commands.test.ts";
const task = (name: string, by = commands): OperatorCommand => ({ run: `${name}.ts`, by });

/** Every npm script that docs/production.md names. */
export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  backup: task("make-backup"),
  restore: task("restore-backup"),
  doctor: task("print-health"),
  maintenance: task("set-maintenance"),
  "office:create-admin": task("create-admin"),
  "office:reset-owner": task("reset-owner"),
  move: task("move-database", "apps/server/src/upkeep/backups/move-database.test.ts"),
  sbom: { run: '"sbom"', by: commands },
  build: { run: "run build", by: "ops/Dockerfile" },
  faults: { run: "runFaults", by: "bench/faults/run.ts" },
  "restore:drill": { run: "restore-backup.ts", by: "bench/restores/run.ts" },
  "upgrade:drill": { run: "askBoth", by: "bench/upgrades/run.ts" },
};
