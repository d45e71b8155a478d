import { useEffect, useState } from "react";

export interface Choices<T> {
  /** Empty while it loads and when loading failed: the field is then disabled (spec, point 4). */
  items: readonly T[];
  loading: boolean;
}

/** A list that depends on an earlier choice; `key` names that choice, "" means that it is not made yet. */
export function useChoices<T>(key: string, load: (signal: AbortSignal) => Promise<readonly T[]>): Choices<T> {
  const [answer, setAnswer] = useState<{ key: string; items: readonly T[] }>({ key: "", items: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that `load` depends on
  useEffect(() => {
    if (key === "") return;
    const leaving = new AbortController();
    const accept = (items: readonly T[]) => {
      if (!leaving.signal.aborted) setAnswer({ key, items });
    };
    load(leaving.signal).then(accept, () => accept([]));
    return () => leaving.abort();
  }, [key]);
  // An answer to an earlier choice must not be offered for this one.
  const current = answer.key === key;
  return { items: current && key !== "" ? answer.items : [], loading: key !== "" && !current };
}
