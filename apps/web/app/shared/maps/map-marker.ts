import type { Position } from "@hunarmand/api/jobs/distance";

export interface MapMarker extends Position {
  id: string;
  /** Decides its colour and shape. */
  kind: "waiting" | "taken" | "done" | "free";
  /** The text on the map. */
  label: string;
  /** The tooltip. */
  title: string;
  isChoosable: boolean;
}
