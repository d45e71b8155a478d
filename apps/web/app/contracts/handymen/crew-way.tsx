import type { NearHandymen as Near } from "@hunarmand/api/contracts/exact-crew";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";

// Loaded on demand: most crews are from their own city.
const NearHandymen = lazyPart(async () => (await import("./near-handymen.tsx")).NearHandymen, { away: () => null });

interface CrewWayProps {
  near: Near | null | undefined;
  handymen: number | undefined;
}

/** Nothing unless some of the crew come from the near city. */
export function CrewWay({ near, handymen }: CrewWayProps) {
  return near && near.handymen > 0 ? <NearHandymen near={near} handymen={handymen} /> : null;
}
