import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import type { KeptDays } from "../../services/kept-days.ts";
import { knownPlaceDays } from "../../services/login/places.ts";

/** When a sweep runs, and the settings that it follows. */
export interface SweepTime {
  /** By the portal's clock, which stamps most rows. */
  now: Date;
  /** By the machine's clock, for rows that the database stamps. */
  machineNow: Date;
  kept: KeptDays;
}

/** Which rows of a table are deleted: those with a time before `before`. */
export interface Expiry {
  time: string;
  before(sweep: SweepTime): Date;
  only?: RawBuilder<boolean>;
}

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;

const hoursBefore = (time: Date, hours: number): Date => new Date(time.getTime() - hours * hourMilliseconds);
const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * dayMilliseconds);

/** The row itself contains when it expires. */
const atExpiry: Expiry = { time: "expires_at", before: ({ now }) => now };

/**
 * The tables that the hourly task `delete-expired` sweeps, in this order: messages name notices, so they go first. Each has an index over
 * `time`.
 */
export const expiries: Readonly<Record<string, Expiry>> = {
  outbox: { time: "created_at", before: ({ now, kept }) => daysBefore(now, kept.messages) },
  notices: { time: "created_at", before: ({ now, kept }) => daysBefore(now, kept.notices) },
  // A screen that was away for longer loads its data again.
  live_events: {
    time: "at",
    before: ({ machineNow }) => hoursBefore(machineNow, 24),
    only: sql<boolean>`notified_at is not null`,
  },
  // New streams delete the rows of streams that ended. This is for the last ones.
  live_streams: { time: "seen_at", before: ({ machineNow }) => hoursBefore(machineNow, 2) },
  // Every process has seen them by then, or reads all callers again.
  caller_changes: { time: "at", before: ({ machineNow }) => hoursBefore(machineNow, 1) },
  // The budget for text messages is of an hour and of a day.
  text_counts: { time: "hour", before: ({ now }) => hoursBefore(now, 48) },
  webhook_deliveries: { time: "created_at", before: ({ now }) => daysBefore(now, limits.webhookDays) },
  limit_hits: atExpiry,
  reset_codes: atExpiry,
  phone_codes: atExpiry,
  proof_codes: atExpiry,
  phone_reset_permits: atExpiry,
  idempotency_keys: atExpiry,
  known_places: { time: "seen_at", before: ({ now }) => daysBefore(now, knownPlaceDays) },
};
