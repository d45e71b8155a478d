import { copyFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Something that happened to a file of a backup, and what the refusal has to say about it. */
interface Damage {
  what: string;
  reason: RegExp;
  strike(file: string): void;
}

export const damages: readonly Damage[] = [
  { what: "cut", reason: /was cut: it has \d+ bytes instead of \d+/, strike: cutInHalf },
  { what: "altered", reason: /was altered/, strike: alterByte },
];

function cutInHalf(file: string): void {
  truncateSync(file, Math.floor(statSync(file).size / 2));
}

function alterByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
}

/** Damages a file while `use` runs. */
export async function whileDamaged(file: string, { strike }: Damage, use: () => Promise<void>): Promise<void> {
  const intact = `${file}.intact`;
  copyFileSync(file, intact);
  strike(file);
  await use();
  copyFileSync(intact, file);
}

/** The first object of the database in the only backup of this folder. */
export function findDatabaseObject(backups: string): string {
  const runs = join(backups, "open", "runs");
  const [run = ""] = readdirSync(runs);
  return join(runs, run, "database-000001");
}
