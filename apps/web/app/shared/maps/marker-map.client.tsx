import "leaflet/dist/leaflet.css";
import "./marker-map.css";
import { divIcon, marker as drawMarker, type Map as LeafletMap, latLngBounds, layerGroup } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { addTiles, startMap } from "./map.client.tsx";
import type { MapMarker } from "./map-marker.ts";

interface MarkersProps {
  markers: readonly MapMarker[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** Called when no tile could be loaded; the markers stay. */
  onFail: () => void;
}

const closestZoom = 15;
const edgePixels: [number, number] = [36, 24];
/** Markers at the same place are shifted down by so many pixels each. */
const stackPixels = 20;

const placeOf = ({ latitude, longitude }: MapMarker) => `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;

export function Markers({ markers, chosenId, onChoose, onFail }: MarkersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<LeafletMap>(null);
  const fail = useEffectEvent(onFail);
  const choose = useEffectEvent(onChoose);
  const fit = useEffectEvent((map: LeafletMap) => {
    const bounds = latLngBounds(markers.map(({ latitude, longitude }) => [latitude, longitude]));
    if (bounds.isValid()) map.fitBounds(bounds, { padding: edgePixels, maxZoom: closestZoom, animate: false });
  });
  const places = [...new Set(markers.map(placeOf))].sort().join();
  useEffect(() => {
    if (!frame.current) return;
    const map = startMap(frame.current);
    drawn.current = map;
    fit(map);
    addTiles(map, fail);
    return () => {
      map.remove();
      drawn.current = null;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places need another view
  useEffect(() => {
    if (drawn.current) fit(drawn.current);
  }, [places]);
  useEffect(() => {
    if (!drawn.current) return;
    const stacked = new Map<string, number>();
    const group = layerGroup(
      markers.map((each) => {
        const level = stacked.get(placeOf(each)) ?? 0;
        stacked.set(placeOf(each), level + 1);
        return toLayer(each, level, each.id === chosenId).on("click", () => each.isChoosable && choose(each.id));
      }),
    ).addTo(drawn.current);
    const chosen = markers.find(({ id }) => id === chosenId);
    if (chosen && !drawn.current.getBounds().contains([chosen.latitude, chosen.longitude]))
      drawn.current.panTo([chosen.latitude, chosen.longitude], { animate: false });
    return () => {
      group.remove();
    };
  }, [markers, chosenId]);
  return <div ref={frame} className="map-tiles" />;
}

/** Not focusable: everything on the map is also in a list beside it. */
function toLayer({ latitude, longitude, label, title, kind }: MapMarker, level: number, isChosen: boolean) {
  const words = document.createElement("span");
  words.textContent = label;
  const icon = divIcon({
    className: "map-marker",
    html: words,
    iconSize: [0, 0],
    iconAnchor: [0, -level * stackPixels],
  });
  const layer = drawMarker([latitude, longitude], { icon, title, keyboard: false, zIndexOffset: isChosen ? 1_000 : 0 });
  layer.on("add", () => {
    const element = layer.getElement();
    if (!element) return;
    element.dataset.kind = kind;
    if (isChosen) element.dataset.chosen = "true";
  });
  return layer;
}
