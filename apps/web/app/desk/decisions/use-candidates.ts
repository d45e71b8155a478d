import { useEffect, useEffectEvent, useState } from "react";

export interface Candidates<T> {
  /** Undefined while they load. */
  items: readonly T[] | undefined;
  failed: boolean;
  search: (text: string) => void;
}

/** Returns the candidates of the last search. A late reply to an earlier search is ignored. */
export function useCandidates<T>(load: (search: string) => Promise<readonly T[]>): Candidates<T> {
  const [wanted, setWanted] = useState("");
  const [found, setFound] = useState<{ wanted: string; items: readonly T[]; failed: boolean }>();
  const ask = useEffectEvent(load);
  useEffect(() => {
    let isLeft = false;
    const keep = (items: readonly T[], failed: boolean) => {
      if (!isLeft) setFound({ wanted, items, failed });
    };
    ask(wanted).then(
      (items) => keep(items, false),
      () => keep([], true),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted]);
  const isCurrent = found?.wanted === wanted;
  return { items: isCurrent ? found.items : undefined, failed: isCurrent && found.failed, search: setWanted };
}
