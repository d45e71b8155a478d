import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeRunFolder, startPortal } from "./portal-server.ts";

/** Builds, migrates and loads the demo once a run; each worker then begins with a copy of the data. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = makeRunFolder();
  // Reaches the workers, which are started after this.
  process.env.E2E_FOLDER = folder;
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  try {
    const portal = await startPortal(join(folder, "template"));
    await portal.stop();
  } catch (error) {
    await removeFolder();
    throw error;
  }
  return removeFolder;
}
