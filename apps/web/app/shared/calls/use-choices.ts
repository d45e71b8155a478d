import { startTransition, useEffect, useState } from "react";
import { loadNames } from "../texts/names.ts";

export interface Choices<T> {
  /** Empty while loading and after a failure: the field is then disabled (docs/screens.md U41). */
  items: readonly T[];
  loading: boolean;
  /** Shown beside the field by `ChoicesFailure`, which can retry. */
  failed: boolean;
  retry: () => void;
}

type Load<K, T> = (key: K, signal: AbortSignal) => Promise<readonly T[]>;

interface Loaded<K, T> {
  key: K | undefined;
  items: readonly T[];
  failed: boolean;
}

/**
 * Loads a list that depends on an earlier choice, its `key`. The key is undefined until that choice is made. The list
 * waits for the names in the reader's language: no English shows before them.
 */
export function useChoices<K extends string | number, T>(key: K | undefined, load: Load<K, T>): Choices<T> {
  const [loaded, setLoaded] = useState<Loaded<K, T>>({ key: undefined, items: [], failed: false });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` depends only on the key; each round fetches again
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const accept = (items: readonly T[], failed: boolean) => {
      // As a transition: rendering a long list must not block typing.
      if (!leaving.signal.aborted) startTransition(() => setLoaded({ key, items, failed }));
    };
    Promise.all([load(key, leaving.signal), loadNames().catch(() => undefined)]).then(
      ([items]) => accept(items, false),
      () => accept([], true),
    );
    return () => leaving.abort();
  }, [key, round]);
  // The list of an earlier choice must not be offered for this one.
  const isCurrent = loaded.key === key && key !== undefined;
  return {
    items: isCurrent ? loaded.items : noItems,
    loading: key !== undefined && !isCurrent,
    failed: isCurrent && loaded.failed,
    retry: () => {
      setLoaded({ key: undefined, items: [], failed: false });
      setRound(round + 1);
    },
  };
}

const noItems: readonly never[] = [];
