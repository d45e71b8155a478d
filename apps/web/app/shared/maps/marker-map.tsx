import "./map-frame.css";
import { Text } from "@mantine/core";
import { useState } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import type { MapMarker } from "./map-marker.ts";

interface MarkerMapProps {
  title: string;
  markers: readonly MapMarker[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** Shown when no tile could be loaded. */
  noTiles: string;
}

// Loaded on demand, as every map.
const Markers = lazyPart(async () => (await import("./marker-map.client.tsx")).Markers);

/** Many places on one map, each with its name. Without tiles they keep their positions. */
export function MarkerMap({ title, noTiles, ...shown }: MarkerMapProps) {
  const [tilesFailed, setTilesFailed] = useState(false);
  return (
    <>
      <figure className="map-frame marker-map" aria-label={title}>
        <Markers {...shown} onFail={() => setTilesFailed(true)} />
      </figure>
      {tilesFailed && (
        <Text size="sm" c="dimmed">
          {noTiles}
        </Text>
      )}
    </>
  );
}
