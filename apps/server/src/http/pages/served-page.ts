import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** While somebody waits: a twentieth of the time for a tenth more bytes. The smaller form follows for the next visitor. */
const [quickQuality, smallQuality] = [5, 10];

type Encoding = "br" | "gzip";

/** A page as it stands now. A form is made when the first browser asks for it. */
export interface ServedPage {
  etag: string;
  html: Buffer;
  forms: Map<Encoding, Promise<Buffer>>;
}

/** The ETag is weak: it names what the page says, in whichever form that travels. */
export function makeServedPage(text: string): ServedPage {
  const html = Buffer.from(text);
  return { etag: `W/"${createHash("sha1").update(html).digest("base64url")}"`, html, forms: new Map() };
}

const compressBrotli = (html: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function compressOnce({ html, forms }: ServedPage, encoding: Encoding): Promise<Buffer> {
  const made = forms.get(encoding);
  if (made) return made;
  const form = encoding === "gzip" ? promisify(gzip)(html) : compressBrotli(html, quickQuality);
  forms.set(encoding, form);
  if (encoding === "br") void replaceByTheSmaller(html, forms);
  return form;
}

/** What could not be made smaller stays as it is. */
async function replaceByTheSmaller(html: Buffer, forms: ServedPage["forms"]): Promise<void> {
  const small = await compressBrotli(html, smallQuality).catch(() => undefined);
  if (small) forms.set("br", Promise.resolve(small));
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ServedPage): Promise<FastifyReply> {
  const { etag, html } = page;
  reply.header("etag", etag).header("vary", "accept-encoding").type("text/html; charset=utf-8");
  if (request.headers["if-none-match"]?.includes(etag.slice(2))) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  if (!encoding) return reply.send(html);
  return reply.header("content-encoding", encoding).send(await compressOnce(page, encoding));
}
