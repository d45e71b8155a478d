import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Writes a page at build time. It is a file, so it has to be whole: what is loaded on demand stands in it, too, and no part is
 * put in its place by a script, as in a page that is sent while it is made.
 */
export default async function writePage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set("content-type", "text/html");
  return new Response(prelude, { status, headers });
}
