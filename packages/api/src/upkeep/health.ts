import { z } from "zod";
import { defineCall } from "../call.ts";

/** The state of the installation, for its Owner and for `npm run doctor` (docs/production.md). Texts are in locales/en/health.json. */

/** Why a backup was made: by itself, by the command, or before a restore. */
export const backupReasons = ["night", "command", "restore-point"] as const;
export type BackupReason = (typeof backupReasons)[number];

/** What is checked, in this order. */
export const healthNames = [
  "version",
  "database",
  "queue",
  "mail",
  "messages",
  "cards",
  "storage",
  "clock",
  "certificate",
  "backup",
] as const;
export type HealthName = (typeof healthNames)[number];

/** `warning`: look at it soon. `fault`: something is broken or data are in danger. */
export const healthStates = ["fine", "warning", "fault"] as const;
export type HealthState = (typeof healthStates)[number];

/** Each problem has a text that says what to do. */
export const healthProblems = {
  away: "fault",
  "schema-newer": "fault",
  "connections-few": "warning",
  "transaction-old": "warning",
  "standby-late": "warning",
  "log-kept": "warning",
  "queue-late": "fault",
  "mail-off": "warning",
  "mail-late": "fault",
  "messages-off": "warning",
  "messages-late": "fault",
  "cards-late": "fault",
  "disk-full": "fault",
  "secret-wrong": "fault",
  "clock-wrong": "fault",
  "certificate-away": "warning",
  "certificate-wrong": "fault",
  "certificate-ends": "warning",
  "certificate-ends-now": "fault",
  "backup-late": "fault",
  "backup-failed": "warning",
  "backup-misses-files": "warning",
  "backup-open": "warning",
} as const satisfies Record<string, Exclude<HealthState, "fine">>;
export type HealthProblem = keyof typeof healthProblems;
const problemNames = Object.keys(healthProblems) as [HealthProblem, ...HealthProblem[]];

/** The end of a name is its unit: `Bytes`, `Seconds`, `At` (ISO 8601). Others are counts or names. */
export const healthFacts = [
  "version",
  "runtime",
  "schema",
  "server",
  "sizeBytes",
  "connections",
  "connectionsMax",
  "oldestTransactionSeconds",
  "standbys",
  "standbyLagSeconds",
  "keptLogBytes",
  "waiting",
  "oldestWaitingSeconds",
  "failedToday",
  "place",
  "files",
  "freeBytes",
  "differenceSeconds",
  "address",
  "issuer",
  "endsAt",
  "lastAt",
  "ageSeconds",
  "filesMissing",
] as const;
export type HealthFact = (typeof healthFacts)[number];

export const HealthCheck = z.object({
  name: z.enum(healthNames),
  state: z.enum(healthStates),
  problem: z.enum(problemNames).nullable(),
  facts: z.array(z.object({ name: z.enum(healthFacts), value: z.union([z.number(), z.string()]) })),
});
export type HealthCheck = z.infer<typeof HealthCheck>;

export const getHealth = defineCall({
  method: "GET",
  path: "/Admin/health",
  summary: "The state of the installation: version, database, queue, messages, storage, clock and backups.",
  notes: ["The unit of a fact is the end of its name. A problem's code says what to do."],
  access: ["Owner"],
  reply: z.object({ checks: z.array(HealthCheck) }),
});
