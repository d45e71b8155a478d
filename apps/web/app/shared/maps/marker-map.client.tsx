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
const edgePixels: [number, number] = [36, 44];
/** Beside the buttons that zoom. */
const startPixels: [number, number] = [92, 24];

const placeOf = ({ latitude, longitude }: MapMarker) => `${latitude.toFixed(4)} ${longitude.toFixed(4)}`;

export function Markers({ markers, chosenId, onChoose, onFail }: MarkersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<LeafletMap>(null);
  const fail = useEffectEvent(onFail);
  const choose = useEffectEvent(onChoose);
  const fit = useEffectEvent((map: LeafletMap) => {
    const bounds = latLngBounds(markers.map(({ latitude, longitude }) => [latitude, longitude]));
    if (bounds.isValid())
      map.fitBounds(bounds, {
        paddingTopLeft: startPixels,
        paddingBottomRight: edgePixels,
        maxZoom: closestZoom,
        animate: false,
      });
  });
  const places = [...new Set(markers.map(placeOf))].sort().join();
  useEffect(() => {
    if (!frame.current) return;
    const map = startMap(frame.current);
    drawn.current = map;
    fit(map);
    // Not at another height alone: on a phone the browser's own bars come and go.
    map.on("resize", ({ oldSize, newSize }) => oldSize.x !== newSize.x && fit(map));
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
    const drawings = markers
      .toSorted((one, other) => Number(other.id === chosenId) - Number(one.id === chosenId))
      .map((each) => drawLabel(each, each.id === chosenId, () => each.isChoosable && choose(each.id)));
    const group = layerGroup(drawings.map(({ layer }) => layer)).addTo(map);
    const part = () => partLabelsOf(drawings, map);
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

interface DrawnLabel {
  layer: Marker;
  words: HTMLElement;
  /** From the label to its point. */
  line: HTMLElement;
}

/** Not focusable: everything on the map is also in a list beside it. */
function drawLabel({ latitude, longitude, ...marker }: MapMarker, isChosen: boolean, onClick: () => void): DrawnLabel {
  const words = document.createElement("span");
  words.textContent = marker.label;
  words.dir = document.documentElement.dir;
  const icon = divIcon({ className: "map-marker", html: words, iconSize: [0, 0], iconAnchor: [0, 0] });
  const line = document.createElement("div");
  line.className = "leaflet-marker-shadow map-line";
  // Leaflet draws all shadows below all labels.
  icon.createShadow = () => line;
  const zIndexOffset = isChosen ? 1_000 : 0;
  const layer = drawMarker([latitude, longitude], { icon, title: marker.title, keyboard: false, zIndexOffset });
  layer.on("add", () => {
    const element = layer.getElement();
    if (!element) return;
    element.dataset.kind = marker.kind;
    if (isChosen) element.dataset.chosen = "true";
  });
  layer.on("click", onClick);
  return { layer, words, line };
}

/** Moves labels that would cover each other apart, with a line to their points. */
function partLabelsOf(drawings: readonly DrawnLabel[], map: LeafletMap): void {
  const labels = drawings.map(({ layer, words }) => {
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng());
    return { x, y, width: words.offsetWidth, height: words.offsetHeight };
  });
  for (const [index, shift] of partLabels(labels).entries())
    for (const element of [drawings[index]?.words, drawings[index]?.line])
      element?.style.setProperty("--shift", `${shift}px`);
}
