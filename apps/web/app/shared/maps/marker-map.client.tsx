import "leaflet/dist/leaflet.css";
import "./marker-map.css";
import { divIcon, marker as drawMarker, type Map as LeafletMap, latLngBounds, layerGroup, type Marker } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { addTiles, startMap } from "./map.client.tsx";
import type { MapMarker } from "./map-marker.ts";
import { partLabels } from "./part-labels.ts";

interface MarkersProps {
  markers: readonly MapMarker[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** Called when no tile could be loaded; the markers stay. */
  onFail: () => void;
}

const closestZoom = 15;
const edgePixels: [number, number] = [36, 24];

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
    const map = drawn.current;
    // The chosen one is placed first: it stays at its point.
    const layers = markers
      .toSorted((one, other) => Number(other.id === chosenId) - Number(one.id === chosenId))
      .map((each) => toLayer(each, each.id === chosenId).on("click", () => each.isChoosable && choose(each.id)));
    const group = layerGroup(layers).addTo(map);
    const part = () => partLayers(map, layers);
    part();
    map.on("zoomend", part);
    const chosen = markers.find(({ id }) => id === chosenId);
    if (chosen && !drawn.current.getBounds().contains([chosen.latitude, chosen.longitude]))
      drawn.current.panTo([chosen.latitude, chosen.longitude], { animate: false });
    return () => {
      map.off("zoomend", part);
      group.remove();
    };
  }, [markers, chosenId]);
  return <div ref={frame} className="map-tiles" />;
}

/** Not focusable: everything on the map is also in a list beside it. */
function toLayer({ latitude, longitude, label, title, kind }: MapMarker, isChosen: boolean): Marker {
  const words = document.createElement("span");
  words.textContent = label;
  const icon = divIcon({ className: "map-marker", html: words, iconSize: [0, 0], iconAnchor: [0, 0] });
  const layer = drawMarker([latitude, longitude], { icon, title, keyboard: false, zIndexOffset: isChosen ? 1_000 : 0 });
  layer.on("add", () => {
    const element = layer.getElement();
    if (!element) return;
    element.dataset.kind = kind;
    if (isChosen) element.dataset.chosen = "true";
  });
  return layer;
}

/** Moves labels that would cover each other apart, with a line to their points. */
function partLayers(map: LeafletMap, layers: readonly Marker[]): void {
  const elements = layers.map((layer) => layer.getElement());
  const labels = layers.map((layer, index) => {
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng());
    const words = elements[index]?.firstElementChild as HTMLElement | null;
    return { x, y, width: words?.offsetWidth ?? 0, height: words?.offsetHeight ?? 0 };
  });
  for (const [index, shift] of partLabels(labels).entries()) {
    elements[index]?.style.setProperty("--shift", `${shift}px`);
    elements[index]?.toggleAttribute("data-shifted", shift !== 0);
  }
}
