import { backups } from "./backups.ts";
import { connections } from "./connections.ts";
import type { Fault } from "./fault.ts";
import { fullDisk } from "./full-disk.ts";
import { kills } from "./kills.ts";
import { mails } from "./mails.ts";

/** All faults of `npm run faults`, in the order in which they run. */
export const faults: readonly Fault[] = [...kills, ...connections, fullDisk, ...backups, mails];
