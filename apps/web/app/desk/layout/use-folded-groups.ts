import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type DeskGroup, deskGroups, desks } from "../desks.ts";

const storageKey = "officeFolded";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The set-up desks are rarely needed, so their group starts folded. */
const foldedAtFirst = "setUp";

const readFolded = (): string => localStorage.getItem(storageKey) ?? foldedAtFirst;

export function findGroup(pathname: string): DeskGroup | undefined {
  const own = Object.values(desks).filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  // All paths start with the inbox's path, so the longest match is the desk.
  return own.sort((one, two) => two.path.length - one.path.length)[0]?.group;
}

/** The folded groups, stored in this browser. The group of the open desk is never folded. */
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
