import { isComplete, isLanguage, type Language } from "@hunarmand/texts/catalogue";
import { languageCookie, readLanguagePath, toLanguagePath } from "@hunarmand/texts/language-paths";

/** What a request says of its reader's language. */
export interface Reader {
  url: string;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

interface Offer {
  /** For readers whose browser names none of the portal's languages: the office's setting. */
  standard: string | undefined;
  offered: (language: Language) => boolean;
}

/**
 * Returns the address of the same page in the reader's language, or nothing if they are there. Their own choice on this device counts most,
 * then the language in the address, then their browser's, then the office's. So an Urdu reader's first visit is in Urdu, and a search
 * engine, which sends no language, gets the page that it asked for.
 */
export function findOwnAddress({ url, cookie = "", acceptLanguage }: Reader, offer: Offer): string | undefined {
  const { language: asked } = readLanguagePath(url);
  const own = readChoice(cookie) ?? (asked === "en" ? readFirstLanguage(acceptLanguage, offer) : asked);
  return own === asked ? undefined : toLanguagePath(own, url);
}

/** What this installation offers. */
export const makeOffer = (standard: string | undefined): Offer => ({ standard, offered: isComplete });

const chosen = new RegExp(`(?:^|; *)${languageCookie}=(\\w+)`);

function readChoice(cookie: string): Language | undefined {
  const name = chosen.exec(cookie)?.[1];
  return isLanguage(name) ? name : undefined;
}

/** The first of the browser's languages that the portal offers. */
function readFirstLanguage(accepted: string | undefined, { standard, offered }: Offer): Language {
  if (!accepted) return "en";
  const listed = accepted.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return [...listed, standard].find((name): name is Language => isLanguage(name) && offered(name)) ?? "en";
}
