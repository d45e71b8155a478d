import { type ListedCluster, listClusters } from "../database/embedded/owner/list-clusters.ts";
import { stateFolder } from "../database/embedded/state-folder.ts";

/** `npm run db:clusters`: lists the databases in the state folder, and which of them have no link from a DATA_DIR. */
const meanings = {
  linked: "its DATA_DIR holds a link to it",
  "no link": "its DATA_DIR is gone, holds no link to it, or was moved and not started since",
  unknown: "made before owners were written down: the next start of its portal does that",
};

const nameState = ({ isLinked, ownerFolder }: ListedCluster): keyof typeof meanings =>
  isLinked ? "linked" : ownerFolder === undefined ? "unknown" : "no link";

function describe(cluster: ListedCluster): string {
  const day = cluster.usedAt.toISOString().slice(0, "YYYY-MM-DD".length);
  return [nameState(cluster).padEnd("no link".length), day, cluster.folder, cluster.ownerFolder ?? ""].join("  ");
}

const clusters = listClusters(stateFolder);
const left = clusters.filter(({ isLinked }) => !isLinked);
const lines = [
  `${stateFolder}: ${clusters.length} databases, ${left.length} of them without a link from a DATA_DIR.`,
  ...clusters.map(describe),
  ...Object.entries(meanings).map(([state, meaning]) => `${state}: ${meaning}`),
  "A database that no portal of this machine needs is removed with its folder.",
];
process.stdout.write(`${(clusters.length > 0 ? lines : lines.slice(0, 1)).join("\n")}\n`);
