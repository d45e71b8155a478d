import { startTransition, useEffect, useState } from "react";

export interface Choices<T> {
  /** Empty while it loads and when loading failed: the field is then disabled (docs/screens.md U41). */
  items: readonly T[];
  loading: boolean;
  /** Said beside the field by `ChoicesFailure`, which has it loaded once more. */
  failed: boolean;
  retry: () => void;
}

type Load<K, T> = (key: K, signal: AbortSignal) => Promise<readonly T[]>;

interface Loaded<K, T> {
  key: K | undefined;
  items: readonly T[];
  failed: boolean;
}

/** A list that depends on an earlier choice, its `key`: undefined as long as that choice is not made. */
export function useChoices<K extends string | number, T>(key: K | undefined, load: Load<K, T>): Choices<T> {
  const [loaded, setLoaded] = useState<Loaded<K, T>>({ key: undefined, items: [], failed: false });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that `load` depends on; a new round asks again
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const accept = (items: readonly T[], failed: boolean) => {
      // In slices: a long list must not hold up what somebody types meanwhile.
      if (!leaving.signal.aborted) startTransition(() => setLoaded({ key, items, failed }));
    };
    load(key, leaving.signal).then(
      (items) => accept(items, false),
      () => accept([], true),
    );
    return () => leaving.abort();
  }, [key, round]);
  // What was loaded for an earlier choice must not be offered for this one.
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
