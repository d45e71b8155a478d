import { backups } from "./backups.ts";
import { clusterFaults } from "./cluster/cluster-faults.ts";
import { connections } from "./connections.ts";
import type { Fault } from "./fault.ts";
import { fullDisk } from "./full-disk.ts";
import { kills } from "./kills.ts";
import { mails } from "./mails.ts";

/** Only if they are named, one by one or as `cluster`: they need Debian's packages. */
export const namedFaults: Readonly<Record<string, readonly Fault[]>> = { cluster: clusterFaults };

/** All faults of `npm run faults`, in the order in which they run. */
export const faults: readonly Fault[] = [...kills, ...connections, fullDisk, ...backups, mails];
