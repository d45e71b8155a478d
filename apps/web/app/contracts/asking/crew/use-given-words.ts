import { useEffect, useEffectEvent } from "react";
import { type Location, useLocation } from "react-router";

const name = "words";
const readWords = (search: string): string => new URLSearchParams(search).get(name) ?? "";

/** Returns the words of a search that led to the form of a quote. */
export const useGivenWords = (): string => readWords(useLocation().search);

const taken = new WeakSet<Location>();

/** Gives these words once, and removes them from the address: a reload does not put them in again over a later change. */
export function useTakenWords(onTake: (words: string) => void): void {
  const location = useLocation();
  const take = useEffectEvent(() => {
    const words = readWords(location.search);
    if (words === "" || taken.has(location)) return;
    taken.add(location);
    // Without the router, which would load the page's data again.
    const address = new URL(window.location.href);
    address.searchParams.delete(name);
    window.history.replaceState(window.history.state, "", address);
    onTake(words);
  });
  useEffect(() => take(), []);
}
