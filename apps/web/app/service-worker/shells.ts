import type { Shell } from "./worker-files.ts";

/** The cookie with the language that somebody has chosen on this device. */
const languageCookie = "language";

/** Returns the shell of an address, and the path without its language: "/ur/jobs/7" is "/jobs/7" in Urdu. */
export function findShell(shells: readonly Shell[], path: string): { shell: Shell; path: string } {
  const isBelow = ({ base }: Shell) => base !== "" && `${path}/`.toLowerCase().startsWith(`${base}/`);
  const shell = shells.find(isBelow) ?? shells[0];
  if (!shell) throw new Error("A build has a shell.");
  return { shell, path: path.slice(shell.base.length) || "/" };
}

/**
 * Returns the shell of the language that the reader of this one wants, as the server does: what somebody has chosen here, or, where the address
 * names no language, the first one of the browser that the portal has.
 */
export async function findWantedShell(shells: readonly Shell[], asked: Shell): Promise<Shell> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const find = (name: string | undefined) => shells.find(({ language }) => language === name);
  const chosen = find((await cookieStore?.get(languageCookie))?.value);
  if (chosen || asked.base !== "") return chosen ?? asked;
  const names = navigator.languages.map((name) => name.slice(0, "ur".length).toLowerCase());
  return find(names.find(find)) ?? asked;
}
