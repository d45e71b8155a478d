import { sql } from "kysely";
import type { Services } from "../../services/services.ts";
import type { Finding } from "./health-check.ts";

const lagSecondsMax = 60;
/** PostgreSQL keeps its log for a standby that a slot names, also after the standby is gone, until the disk is full. */
const keptLogBytesMax = 2_000_000_000;

interface Replication {
  standbys: number;
  standbyLagSeconds: number | null;
  keptLogBytes: number | null;
}

/**
 * How far standbys are behind, and how much log waits for absent ones. PostgreSQL shows the lag only to roles that may read all statistics
 * (`pg_monitor`).
 */
export async function checkReplication({ db }: Pick<Services, "db">): Promise<Finding> {
  const { rows } = await sql<Replication>`
    select (select count(*)::int from pg_stat_replication where state is distinct from 'backup') as standbys,
      (select max(extract(epoch from replay_lag))::int from pg_stat_replication) as standby_lag_seconds,
      case when not pg_is_in_recovery() then
        (select max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn))::bigint from pg_replication_slots where not active)
      end as kept_log_bytes`.execute(db);
  const { standbys = 0, standbyLagSeconds, keptLogBytes } = rows[0] ?? {};
  return {
    facts: {
      standbys: standbys || undefined,
      standbyLagSeconds: standbyLagSeconds ?? undefined,
      keptLogBytes: keptLogBytes ?? undefined,
    },
    problems: [
      (standbyLagSeconds ?? 0) > lagSecondsMax && "standby-late",
      (keptLogBytes ?? 0) > keptLogBytesMax && "log-kept",
    ],
  };
}
