import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders a page at build time. The file must be complete: parts that are loaded on demand are in it, and no script
 * inserts them later, as it would in a streamed page.
 */
export default async function writePage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set("content-type", "text/html");
  return new Response(prelude, { status, headers });
}
