import { Counter, Gauge } from "prom-client";

const sweeps = new Counter({
  name: "file_sweeps_total",
  help: "Sweeps of the file store, by outcome: swept, refused, failed",
  labelNames: ["outcome"],
});
const moved = new Counter({
  name: "file_sweep_files_total",
  help: "Files that sweeps moved to the trash, or deleted from it",
  labelNames: ["to"],
});
const unknown = new Gauge({
  name: "file_sweep_unknown_files",
  help: "Files in the store that the database had never named, at the latest sweep",
});

/** Adds one sweep to the counters of /metrics. */
export function countSweep(sweep: { outcome: string; trashed?: number; emptied?: number; unknown?: number }): void {
  sweeps.inc({ outcome: sweep.outcome });
  moved.inc({ to: "trash" }, sweep.trashed ?? 0);
  moved.inc({ to: "nowhere" }, sweep.emptied ?? 0);
  if (sweep.unknown !== undefined) unknown.set(sweep.unknown);
}
