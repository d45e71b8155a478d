import type { HealthCheck } from "@hunarmand/api/upkeep/health";

const units = ["bytes", "kB", "MB", "GB", "TB"];
const [minuteSeconds, hourSeconds, daySeconds] = [60, 3_600, 86_400];

/** Returns a fact of a check in English, for the shell. The end of its name is its unit. */
export function formatFact({ name, value }: HealthCheck["facts"][number]): string {
  if (typeof value === "string") return value;
  if (/Bytes$/.test(name)) return formatBytes(value);
  return /Seconds$/.test(name) ? formatSeconds(value) : String(value);
}

function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${Math.round(bytes / 1_000 ** power)} ${units[power]}`;
}

function formatSeconds(seconds: number): string {
  if (seconds >= 2 * daySeconds) return `${Math.floor(seconds / daySeconds)} days`;
  if (seconds >= 2 * hourSeconds) return `${Math.floor(seconds / hourSeconds)} hours`;
  if (seconds >= 2 * minuteSeconds) return `${Math.floor(seconds / minuteSeconds)} minutes`;
  return `${seconds} s`;
}
