import type { Position } from "@hunarmand/api/jobs/distance";

/** Something of which a map shows many, each at its place. */
export interface MapMarker extends Position {
  id: string;
  /** Drawn with its colour and its shape. */
  kind: "waiting" | "taken" | "done" | "free";
  /** Stands on the map. */
  label: string;
  /** Under the pointer. */
  title: string;
  isChoosable: boolean;
}
