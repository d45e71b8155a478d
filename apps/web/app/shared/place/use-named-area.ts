import { useEffect, useEffectEvent, useState } from "react";
import { getName } from "../texts/names.ts";
import { findNamedArea } from "./find-areas.ts";
import type { TypedPlace } from "./pin.ts";

type Areas = readonly { name: string }[];

/**
 * Chooses the only area that the address names, until the person has chosen one, and takes away an area of another city. Returns the area that
 * it chose, what forgets it, and the area that the address names beside another one that the person or their position chose.
 */
export function useNamedArea(
  { area, address }: Pick<TypedPlace, "area" | "address">,
  areas: Areas,
  choose: (area: string) => void,
) {
  const [named, setNamed] = useState("");
  const settle = useEffectEvent(() => {
    // An empty list finds none, and makes none wrong.
    if (areas.length === 0) return;
    const isUnfit = area !== "" && !areas.some(({ name }) => name === area);
    const isOpen = area === "" || area === named || isUnfit;
    if (!isOpen) return;
    const next = findNamed(areas, address) ?? "";
    setNamed(next);
    if (next !== area) choose(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or list is read again
  useEffect(() => settle(), [areas, address]);
  const spoken = area === "" || area === named ? undefined : findNamed(areas, address);
  return { named, forget: () => setNamed(""), other: spoken === area ? undefined : spoken };
}

const findNamed = (areas: Areas, address: string): string | undefined =>
  findNamedArea(
    areas.map(({ name }) => ({ name, label: getName(name) })),
    address,
  )?.name;
