/** What the worker knows about the files of its build. All names are paths of the portal: "/assets/1a2b.js". */
export interface WorkerFiles {
  /** The empty page in which the router opens every own screen. Its revision is a hash of its content. */
  shell: { url: string; revision: string };
  /** What the shell loads on every screen. */
  base: readonly string[];
  /** The script that names all screens: each build has another one. */
  manifest: string;
  /** Scripts and styles of all screens of a role, without the base. */
  screens: Readonly<Record<OwnRole, readonly string[]>>;
  /** The addresses of own screens, as routes: "/acceptarrival/:id?". */
  ownPaths: readonly string[];
  /** Prerendered pages. */
  publicPaths: readonly string[];
}

/** The part of the worker's scope that looks for a newer build. */
export interface UpdatingScope {
  registration: { update: () => Promise<unknown> };
}

/** People who use the portal on a phone. The office works at desks. */
export const ownRoles = ["Provider", "Customer"] as const;
export type OwnRole = (typeof ownRoles)[number];

export const isOwnRole = (role: string): role is OwnRole => (ownRoles as readonly string[]).includes(role);
