import "./map-frame.css";
import { Anchor, Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import shared from "../../locales/en/shared.json";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { MapGround } from "./map-ground.tsx";

export interface Position {
  latitude: number;
  longitude: number;
}

interface LocationMapProps {
  place: Position;
  address: string;
  /** Where the person with the phone is, when known. */
  viewer?: Position | undefined;
  /** Stands in for "Open in maps" where a screen has a link of its own. */
  link?: ReactNode;
}

// Leaflet touches the window as soon as it is imported, and only pages with a map should pay for it.
const TileMap = lazyPart(async () => (await import("./map.client.tsx")).TileMap);

/** An address, the way to any maps app, and a map as an extra: nothing depends on a tile. */
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

/** The map alone. */
export function MapFrame({ place, viewer, title }: Pick<LocationMapProps, "place" | "viewer"> & { title: string }) {
  const { map } = useMessages(shared);
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const [seen, setSeen] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);
  // A list of jobs has many maps: each is drawn when somebody scrolls to it.
  useEffect(() => {
    if (inViewport) setSeen(true);
  }, [inViewport]);
  return (
    // No landmark: a list of jobs at one address would have many of the same name.
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

/** Opens the place in the maps app of the phone, or on the web. */
export function mapsLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
