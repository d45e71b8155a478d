import { limits } from "@hunarmand/api/limits";
import { circleMarker, map as drawMap, type Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import type { Position } from "../maps/location-map.tsx";
import { addTiles } from "../maps/map.client.tsx";

interface PinMapProps {
  centre: Position;
  pin: Position | undefined;
  onPick: (pin: Position) => void;
  onFail: () => void;
}

const cityZoom = 12;
/** About a metre; more digits would be false precision. */
const decimals = 5;

export function PinMap({ centre, pin, onPick, onFail }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<LeafletMap>(null);
  const latest = useRef({ onPick, onFail });
  latest.current = { onPick, onFail };
  const start = useRef({ centre, zoom: pin ? limits.mapZoom : cityZoom });
  useEffect(() => {
    if (!frame.current) return;
    const { centre, zoom } = start.current;
    const map = drawMap(frame.current, { scrollWheelZoom: false }).setView([centre.latitude, centre.longitude], zoom);
    addTiles(map, () => latest.current.onFail());
    map.on("click", ({ latlng }) => {
      const { lat, lng } = latlng.wrap();
      latest.current.onPick({ latitude: round(lat), longitude: round(lng) });
    });
    drawn.current = map;
    return () => {
      map.remove();
    };
  }, []);
  useEffect(() => {
    if (!drawn.current || !pin) return;
    const place: [number, number] = [pin.latitude, pin.longitude];
    const dot = circleMarker(place, { radius: 10, className: "map-place" }).addTo(drawn.current);
    // A pin from the phone's position may be outside the visible part of the map.
    if (!drawn.current.getBounds().contains(place)) drawn.current.setView(place, limits.mapZoom);
    return () => {
      dot.remove();
    };
  }, [pin]);
  return <div ref={frame} className="map-tiles" />;
}

function round(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}
