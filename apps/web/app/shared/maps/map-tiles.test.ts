import { map as drawMap } from "leaflet";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addTiles } from "./map.client.tsx";

beforeEach(() => {
  document.body.innerHTML = '<div id="map" style="width: 300px; height: 200px"></div>';
});

afterEach(() => {
  document.head.innerHTML = "";
});

const draw = () => {
  const map = drawMap("map", { zoomControl: false }).setView([33.6891, 73.0299], 15);
  addTiles(map, () => undefined);
  return map;
};

/** Returns the addresses of the tiles on the page. */
const findSources = () => [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile")].map(({ src }) => src);

it("tiles come from OpenStreetMap, which is credited", () => {
  draw();
  expect(findSources()[0]).toMatch(/^https:\/\/tile\.openstreetmap\.org\/15\/\d+\/\d+\.png$/);
  expect(document.querySelector(".leaflet-control-attribution")?.textContent).toContain("© OpenStreetMap");
});

it("tiles come from the address that the server wrote into the page's head", () => {
  document.head.innerHTML = '<meta name="map-tile-url" content="https://tiles.example/{z}/{x}/{y}@2x.png" />';
  draw();
  expect(findSources()[0]).toMatch(/^https:\/\/tiles\.example\/15\/\d+\/\d+@2x\.png$/);
});
