import { useEffect, useState } from "react";

export interface Choices<T> {
  /** Empty while it loads and when loading failed: the field is then disabled (docs/screens.md U41). */
  items: readonly T[];
  loading: boolean;
}

type Load<K, T> = (key: K, signal: AbortSignal) => Promise<readonly T[]>;

/** A list that depends on an earlier choice, its `key`: undefined as long as that choice is not made. */
export function useChoices<K extends string | number, T>(key: K | undefined, load: Load<K, T>): Choices<T> {
  const [answer, setAnswer] = useState<{ key: K | undefined; items: readonly T[] }>({ key: undefined, items: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that `load` depends on
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const accept = (items: readonly T[]) => {
      if (!leaving.signal.aborted) setAnswer({ key, items });
    };
    load(key, leaving.signal).then(accept, () => accept([]));
    return () => leaving.abort();
  }, [key]);
  // A reply to an earlier choice must not be offered for this one.
  const current = answer.key === key;
  return { items: current && key !== undefined ? answer.items : noItems, loading: key !== undefined && !current };
}

const noItems: readonly never[] = [];
