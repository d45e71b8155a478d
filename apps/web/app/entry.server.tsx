import { readLanguagePath } from "@hunarmand/texts/language-paths";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { loadTranslations, setLanguage } from "./shared/texts/messages.ts";

/**
 * Renders a page at build time, in the language of its address. The file must be complete: parts that are loaded on
 * demand are in it, and no script inserts them later, as it would in a streamed page.
 */
export default async function writePage(request: Request, status: number, headers: Headers, context: EntryContext) {
  await setLanguage(readLanguagePath(new URL(request.url).pathname).language);
  const render = () =>
    prerender(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  let { prelude } = await render();
  // Parts that are loaded on demand bring further texts.
  while (await loadTranslations()) ({ prelude } = await render());
  headers.set("content-type", "text/html");
  return new Response(prelude, { status, headers });
}
