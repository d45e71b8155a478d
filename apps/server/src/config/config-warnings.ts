import leven from "leven";
import { settingNames } from "./settings.ts";

/** Short names are similar to too many others: HOME is two letters from HOST. */
const distanceMax = (name: string): number => (name.length < 8 ? 1 : 2);

/** Returns a line for each environment variable that is not a setting, but has almost the name of one. */
export function listMisspelt(environment: NodeJS.ProcessEnv = process.env): string[] {
  const known = new Set(settingNames);
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = findNearest(name.toUpperCase());
      return meant ? [`${name} is no setting of the portal and has no effect. Did you mean ${meant}?`] : [];
    });
}

function findNearest(name: string): string | undefined {
  const near = settingNames
    .map((setting) => ({ setting, distance: leven(name, setting, { maxDistance: distanceMax(setting) + 1 }) }))
    .filter(({ setting, distance }) => distance <= distanceMax(setting));
  return near.sort((one, other) => one.distance - other.distance)[0]?.setting;
}
