import type { HealthFact } from "@hunarmand/api/upkeep/health";

const bytes = ["bytes", "kilobytes", "megabytes", "gigabytes", "terabytes"] as const;
const seconds = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

export type Unit = (typeof bytes)[number] | (typeof seconds)[number][0];

/** Returns a fact in the unit that people read most easily. The end of its name is its unit; other facts have none. */
export function formatUnit(name: HealthFact, value: number): { name: Unit; amount: number } | undefined {
  if (name.endsWith("Bytes")) {
    const power = Math.min(bytes.length - 1, Math.floor(Math.log10(Math.max(value, 1)) / 3));
    return { name: bytes[power] ?? "bytes", amount: Math.round(value / 1_000 ** power) };
  }
  if (!name.endsWith("Seconds")) return undefined;
  const [unit, length] = seconds.find(([, size]) => value >= 2 * size) ?? ["seconds", 1];
  return { name: unit, amount: Math.floor(value / length) };
}
