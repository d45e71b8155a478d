import { readFileSync } from "node:fs";
import { secretSettings } from "./secret-settings.ts";

/** The name of the setting that names a file with another setting's value. */
export const fileSettingOf = (name: string): string => `${name}_FILE`;

export interface ReadSettings {
  given: NodeJS.ProcessEnv;
  /** One line for each file that cannot be used: its setting and the reason, never its content. */
  faults: string[];
}

/**
 * Returns the environment with the secrets that are in files, as containers and systemd provide them: `TOKEN_SECRET_FILE` names a file with
 * the value of `TOKEN_SECRET`. White space around a value is removed. An empty setting counts as not set.
 */
export function readSettingFiles(environment: NodeJS.ProcessEnv): ReadSettings {
  const given: NodeJS.ProcessEnv = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const faults: string[] = [];
  for (const name of secretSettings) {
    const file = given[fileSettingOf(name)];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      faults.push(`${name} and ${fileSettingOf(name)} are both set. Leave one out.`);
      continue;
    }
    try {
      const value = readFileSync(file, "utf8").trim();
      if (value === "") faults.push(`${fileSettingOf(name)} names an empty file.`);
      else given[name] = value;
    } catch (error) {
      faults.push(`${fileSettingOf(name)} names a file that cannot be read: ${(error as Error).message}`);
    }
  }
  return { given, faults };
}
