import { existsSync } from "node:fs";

/** Where Debian installs them. */
const programs: Record<string, string> = {
  patroni: "/usr/bin/patroni",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  postgresql: "/usr/lib/postgresql",
};

/** Says which packages of a cluster are missing. Undefined if all are there. */
export function findMissing(): string | undefined {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name] ?? ""));
  return missing.length > 0 ? `it needs apt-get install ${missing.join(" ")}` : undefined;
}
