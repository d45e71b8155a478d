import { realpathSync } from "node:fs";
import { describeCluster } from "../cluster-place.ts";
import { locateCluster } from "../find-cluster.ts";
import { findServer } from "../find-server.ts";
import { isLastPortal } from "../presence.ts";
import { forgetSystem, isInside, writeOwner } from "./cluster-owner.ts";

/**
 * Makes a DATA_DIR the owner of the database that it contains or links to.
 * @returns the folder of the database
 * @throws Error while a portal runs on it
 */
export async function adoptCluster(portalFolder: string): Promise<string> {
  const folder = realpathSync(portalFolder);
  const cluster = locateCluster(folder);
  await assertUnused(cluster);
  if (!isInside(cluster, folder)) writeOwner(cluster, folder);
  forgetSystem(folder);
  return cluster;
}

async function assertUnused(cluster: string): Promise<void> {
  const found = await findServer(describeCluster(cluster, "", {}));
  if (found.state === "nobody") return;
  const isUnused = found.state !== "unclear" && (await isLastPortal(found.server.client));
  if (found.state !== "unclear") await found.server.client.end();
  if (!isUnused) throw new Error(`A portal runs on the database in ${cluster}. Stop it first.`);
}
