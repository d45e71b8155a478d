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

/** Returns the shell of the language that somebody has chosen here, as the server does; undefined without a choice. */
export async function findChosenShell(shells: readonly Shell[]): Promise<Shell | undefined> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (shells.length < 2 || !cookieStore) return undefined;
  const chosen = await cookieStore.get(languageCookie);
  return shells.find(({ language }) => language === chosen?.value);
}
