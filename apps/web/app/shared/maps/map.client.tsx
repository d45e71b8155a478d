import "leaflet/dist/leaflet.css";
import type { Position } from "@hunarmand/api/jobs/distance";
import { limits } from "@hunarmand/api/limits";
import { circleMarker, control, map as drawMap, type Map as LeafletMap, tileLayer } from "leaflet";
import { useEffect, useRef } from "react";
import maps from "../../locales/en/maps.json";
import { getMessages } from "../texts/messages.ts";

const openStreetMap = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const attribution = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

interface TileMapProps {
  place: Position;
  viewer?: Position | undefined;
  /** Called when no tile could be loaded. */
  onFail: () => void;
}

export function TileMap({ place: { latitude, longitude }, viewer, onFail }: TileMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<LeafletMap>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    if (!frame.current) return;
    const map = startMap(frame.current).setView([latitude, longitude], limits.mapZoom);
    addTiles(map, () => fail.current());
    circleMarker([latitude, longitude], { radius: 10, className: "map-place" }).addTo(map);
    drawn.current = map;
    return () => {
      map.remove();
    };
  }, [latitude, longitude]);
  useEffect(() => {
    if (!drawn.current || !viewer) return;
    const dot = circleMarker([viewer.latitude, viewer.longitude], { radius: 7, className: "map-viewer" });
    dot.addTo(drawn.current);
    return () => {
      dot.remove();
    };
  }, [viewer]);
  return <div ref={frame} className="map-tiles" />;
}

/** An empty map. Its buttons have names in the reader's language, and are at the side where lines begin. */
export function startMap(frame: HTMLElement): LeafletMap {
  const { zoomIn, zoomOut } = getMessages(maps);
  const map = drawMap(frame, { scrollWheelZoom: false, zoomControl: false });
  const isRightToLeft = document.documentElement.dir === "rtl";
  const position = isRightToLeft ? "topright" : "topleft";
  map.addControl(control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut, position }));
  // At the other side: in a low map it would cover the buttons.
  map.attributionControl.setPosition(isRightToLeft ? "bottomleft" : "bottomright");
  // Without Leaflet's English title.
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  return map;
}

/** Adds the tile layer. `onFail` is called when the first view has loaded without a single tile. */
export function addTiles(map: LeafletMap, onFail: () => void): void {
  const tiles = tileLayer(findTileUrl(), { attribution }).addTo(map);
  let anyLoaded = false;
  tiles.on("tileload", () => {
    anyLoaded = true;
  });
  tiles.on("load", () => {
    if (!anyLoaded) onFail();
  });
}

/** Returns the tile address. The server may set another one in the page's head. */
function findTileUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="map-tile-url"]')?.content || openStreetMap;
}
