/** What the worker knows about the files of its build. All names are paths of the portal: "/assets/1a2b.js". */
export interface WorkerFiles {
  /** One for each language of the build, English first. */
  shells: readonly Shell[];
  /** What the shell loads on every screen. */
  base: readonly string[];
  /** The script that names all screens: each build has another one. */
  manifest: string;
  /** Scripts and styles of all screens of a role, without the base. */
  screens: Readonly<Record<OwnRole, readonly string[]>>;
  /** The texts of all own screens in languages other than English. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** The addresses of own screens, as routes: "/acceptarrival/:id?". */
  ownPaths: readonly string[];
  /** Prerendered pages. */
  publicPaths: readonly string[];
}

/** The empty page in which the router opens every own screen. Its revision is a hash of its content. */
export interface Shell {
  language: string;
  /** The start of all paths in this language: "/ur", and "" in English. */
  base: string;
  url: string;
  revision: string;
}

/** The part of the worker's scope that looks for a newer build. */
export interface UpdatingScope {
  registration: { update: () => Promise<unknown> };
}

/** People who use the portal on a phone. The office works at desks. */
export const ownRoles = ["Provider", "Customer"] as const;
export type OwnRole = (typeof ownRoles)[number];

export const isOwnRole = (role: string): role is OwnRole => (ownRoles as readonly string[]).includes(role);
