import { listMisspelt } from "../config/config-warnings.ts";
import { type Config, readConfig } from "../config.ts";
import { checkDataFolder } from "./check-data-folder.ts";

/** The settings of a start: warns of those that are misspelt, and tries out the folder. @throws Error that names what cannot work */
export async function readStartConfig(): Promise<Config> {
  for (const warning of listMisspelt()) process.stderr.write(`${warning}\n`);
  const config = readConfig();
  await checkDataFolder(config);
  return config;
}
