/** The parts that ops/cluster/cluster.sh starts and kills. */
export type Part = "etcd-1" | "etcd-2" | "etcd-3" | "database-1" | "database-2" | "pooler-1" | "pooler-2" | "proxy";

export type PortalNumber = 1 | 2;
export const portalNumbers: readonly PortalNumber[] = [1, 2];

export const otherDatabase = (part: Part): Part => (part === "database-1" ? "database-2" : "database-1");
