/** The default of MAP_TILE_URL. The web app has the same default. */
export const openStreetMap = "https://tile.openstreetmap.org";

/** A bare address is the root of a standard tree: zoom, column, row. */
export const tileTemplate = (mapTileUrl: string): string =>
  mapTileUrl.includes("{z}") ? mapTileUrl : `${mapTileUrl.replace(/\/+$/, "")}/{z}/{x}/{y}.png`;

/** Writes the source of map tiles into a page's head, where the map reads it. Inline scripts are not changed. */
export function markPage(html: string, mapTileUrl: string): string {
  const content = tileTemplate(mapTileUrl).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  // A function, because `$` has a meaning in replacement strings.
  return html.replace("</head>", () => `<meta name="map-tile-url" content="${content}"/></head>`);
}
