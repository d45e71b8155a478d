import { listMisspelt } from "../config/config-warnings.ts";
import { type Config, readConfig } from "../config.ts";
import { checkDataFolder } from "./check-data-folder.ts";

/**
 * Reads the settings, warns of misspelt ones, and checks the data folder.
 * @throws Error that names what cannot work
 */
export async function readStartConfig(): Promise<Config> {
  for (const warning of listMisspelt()) process.stderr.write(`${warning}\n`);
  const config = readConfig();
  await checkDataFolder(config);
  return config;
}
