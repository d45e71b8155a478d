import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeRunFolder, startPortal } from "./portal-server.ts";

/**
 * Builds the app, migrates the database and loads the demo once in a run. Each worker starts with a copy of the data.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = makeRunFolder();
  // Inherited by the workers, which start after this.
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
