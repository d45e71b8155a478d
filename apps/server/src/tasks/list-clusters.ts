import { type ListedCluster, listClusters } from "../database/embedded/owner/list-clusters.ts";
import { stateFolder } from "../database/embedded/state-folder.ts";

/** `npm run db:clusters`: which databases lie in the state folder, and which of them no DATA_DIR holds a link to. */
function print(clusters: readonly ListedCluster[]): string {
  const left = clusters.filter(({ isLinked }) => !isLinked);
  return [
    `${stateFolder}: ${clusters.length} databases, ${left.length} of them without a link from a DATA_DIR.`,
    ...clusters.map(describe),
    ...(left.length > 0
      ? ["A database without a link is of no use to any portal: look at its date, then remove its folder."]
      : []),
  ].join("\n");
}

const describe = ({ folder, ownerFolder, isLinked, usedAt }: ListedCluster): string =>
  [
    isLinked ? "linked " : "NO LINK",
    usedAt.toISOString().slice(0, "YYYY-MM-DD".length),
    folder,
    ownerFolder ? `of ${ownerFolder}` : "of an unknown DATA_DIR: it was made before owners were written down",
  ].join("  ");

process.stdout.write(`${print(listClusters(stateFolder))}\n`);
