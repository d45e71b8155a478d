import { useState } from "react";
import type { Selection } from "./select-box.tsx";

interface Selectable<T> extends Pick<Selection<T>, "nameOf" | "canSelect"> {
  idOf: (item: T) => string;
}

/** The chosen items of a list, without those that left it or can no longer be selected. */
export function useSelection<T>(items: readonly T[], { idOf, nameOf, canSelect }: Selectable<T>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter((item) => chosen.has(idOf(item)) && canSelect(item));
  const without = (ids: ReadonlySet<string>, removed: readonly string[]) =>
    new Set([...ids].filter((id) => !removed.includes(id)));
  const selection: Selection<T> = {
    nameOf,
    canSelect,
    isSelected: (item) => chosen.has(idOf(item)),
    toggle: (item) => {
      const id = idOf(item);
      setChosen((ids) => (ids.has(id) ? without(ids, [id]) : new Set([...ids, id])));
    },
  };
  const drop = (handled: readonly T[]) => setChosen((ids) => without(ids, handled.map(idOf)));
  return { selection, selected, drop };
}
