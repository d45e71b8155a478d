import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The default of MAP_TILE_URL; the web app knows it by itself. */
export const openStreetMap = "https://tile.openstreetmap.org";
/** At start, while somebody waits: a tenth of the time for a twentieth more bytes. */
const brotliQuality = 5;

/** A page with the tile source in its head, in each form that browsers take. */
interface MarkedPage {
  etag: string;
  forms: Readonly<Record<"br" | "gzip" | "identity", Buffer>>;
}

/** A bare address is the root of the usual tree: zoom, column, row. */
export const tileTemplate = (mapTileUrl: string): string =>
  mapTileUrl.includes("{z}") ? mapTileUrl : `${mapTileUrl.replace(/\/+$/, "")}/{z}/{x}/{y}.png`;

/** Writes where tiles come from into a page's head, where its map looks for it. Its inline scripts stay as they are. */
export function markPage(html: string, mapTileUrl: string): string {
  const content = tileTemplate(mapTileUrl).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  // A function: a dollar sign in the address would mean something else.
  return html.replace("</head>", () => `<meta name="map-tile-url" content="${content}"/></head>`);
}

/** The pages of the build are written before anybody knows the setting: the server marks them once, at its start. */
export async function markPages(folder: string, files: readonly string[], mapTileUrl: string) {
  const marked = new Map<string, MarkedPage>();
  for (const file of files) {
    const html = Buffer.from(markPage(await readFile(join(folder, file), "utf8"), mapTileUrl));
    marked.set(file, { etag: makeEtag(html), forms: await compress(html) });
  }
  return marked;
}

/** Weak: it names what the page says, in whichever form that travels. */
const makeEtag = (html: Buffer): string => `W/"${createHash("sha1").update(html).digest("base64url")}"`;

async function compress(html: Buffer): Promise<MarkedPage["forms"]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)]);
  return { br, gzip: zipped, identity: html };
}

export function sendMarked(request: FastifyRequest, reply: FastifyReply, { etag, forms }: MarkedPage): FastifyReply {
  reply.header("etag", etag).header("vary", "accept-encoding").type("text/html; charset=utf-8");
  if (request.headers["if-none-match"]?.includes(etag.slice(2))) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  if (!encoding) return reply.send(forms.identity);
  return reply.header("content-encoding", encoding).send(forms[encoding]);
}
