import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type DeskGroup, deskGroups, desks } from "../desks.ts";

const storageKey = "officeFolded";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is set up once is out of the way until it is asked for. */
const foldedAtFirst = "setUp";

const readFolded = (): string => localStorage.getItem(storageKey) ?? foldedAtFirst;

/** The group of the desk that stands open at this address. */
export function findGroup(pathname: string): DeskGroup | undefined {
  const own = Object.values(desks).filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  // The inbox is where all the others begin: the longest path is the desk's own.
  return own.sort((one, two) => two.path.length - one.path.length)[0]?.group;
}

/** Which groups are folded; this browser remembers it. The group of the open desk never is. */
export function useFoldedGroups() {
  const { pathname } = useLocation();
  const stored = useSyncExternalStore(subscribe, readFolded).split(" ");
  const open = findGroup(pathname);
  return {
    isFolded: (group: DeskGroup) => group !== open && stored.includes(group),
    toggle: (toggled: DeskGroup) => {
      const folded = deskGroups.filter((group) => stored.includes(group) !== (group === toggled));
      localStorage.setItem(storageKey, folded.join(" "));
      for (const listener of listeners) listener();
    },
  };
}
