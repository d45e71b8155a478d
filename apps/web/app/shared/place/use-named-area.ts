import { useEffect, useEffectEvent, useState } from "react";
import { getName } from "../texts/names.ts";
import { findNamedArea } from "./find-areas.ts";
import type { TypedPlace } from "./pin.ts";

/**
 * Chooses the only area that the address names, until the person has chosen one, and takes away an area of another city. Returns the area of
 * the address, and what forgets it.
 */
export function useNamedArea(
  { area, address }: Pick<TypedPlace, "area" | "address">,
  areas: readonly { name: string }[],
  choose: (area: string) => void,
) {
  const [named, setNamed] = useState("");
  const settle = useEffectEvent(() => {
    // An empty list finds none, and makes none wrong.
    if (areas.length === 0) return;
    const isUnfit = area !== "" && !areas.some(({ name }) => name === area);
    const isOpen = area === "" || area === named || isUnfit;
    if (!isOpen) return;
    const found = findNamedArea(
      areas.map(({ name }) => ({ name, label: getName(name) })),
      address,
    );
    const next = found?.name ?? "";
    setNamed(next);
    if (next !== area) choose(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or list is read again
  useEffect(() => settle(), [areas, address]);
  return { named, forget: () => setNamed("") };
}
