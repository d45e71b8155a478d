/** The default of MAP_TILE_URL; the web app knows it by itself. */
export const openStreetMap = "https://tile.openstreetmap.org";

/** A bare address is the root of the usual tree: zoom, column, row. */
export const tileTemplate = (mapTileUrl: string): string =>
  mapTileUrl.includes("{z}") ? mapTileUrl : `${mapTileUrl.replace(/\/+$/, "")}/{z}/{x}/{y}.png`;

/** Writes where tiles come from into a page's head, where its map looks for it. Its inline scripts stay as they are. */
export function markPage(html: string, mapTileUrl: string): string {
  const content = tileTemplate(mapTileUrl).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  // A function: a dollar sign in the address would mean something else.
  return html.replace("</head>", () => `<meta name="map-tile-url" content="${content}"/></head>`);
}
