import "./map-frame.css";
import { Anchor, Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import shared from "../../locales/en/shared.json";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { MapGround } from "./map-ground.tsx";
import { mapsLink } from "./maps-link.ts";

export interface Position {
  latitude: number;
  longitude: number;
}

interface LocationMapProps {
  place: Position;
  address: string;
  /** The position of the person's phone, when known. */
  viewer?: Position | undefined;
  /** Replaces "Open in maps" on a screen with its own link. */
  link?: ReactNode;
}

// Leaflet uses the window when it is imported, and only pages with a map should load it.
const TileMap = lazyPart(async () => (await import("./map.client.tsx")).TileMap);

/** An address, a link to any maps app, and an optional map: nothing depends on its tiles. */
export function LocationMap({ place, address, viewer, link }: LocationMapProps) {
  const { map } = useMessages(shared);
  return (
    <div>
      <Text>{address}</Text>
      {link ?? (
        <Anchor href={mapsLink(place)} target="_blank" rel="noreferrer" className="tall-link">
          {map.open}
        </Anchor>
      )}
      <MapFrame place={place} viewer={viewer} title={map.title({ place: address })} />
    </div>
  );
}

export function MapFrame({ place, viewer, title }: Pick<LocationMapProps, "place" | "viewer"> & { title: string }) {
  const { map } = useMessages(shared);
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const [seen, setSeen] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);
  // A list of jobs has many maps, so each is rendered when it becomes visible.
  useEffect(() => {
    if (inViewport) setSeen(true);
  }, [inViewport]);
  return (
    // Not a landmark: a list of jobs at one address would have many with the same name.
    <figure ref={ref} className="map-frame" data-plain={tilesFailed || undefined} aria-label={title}>
      <MapGround />
      {seen && !tilesFailed && <TileMap place={place} viewer={viewer} onFail={() => setTilesFailed(true)} />}
      {tilesFailed && (
        <p className="map-note" role="status">
          {map.unavailable}
        </p>
      )}
    </figure>
  );
}
