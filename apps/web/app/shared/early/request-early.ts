import { type NamesByEnglish, type OfferTexts, showEarlyOffers } from "./early-offers.ts";

/** The files that some screens need, as the build writes them into the script (preload-screens.ts). */
export interface EarlyFiles {
  /** The names of all, below /assets. */
  files: readonly string[];
  screens: readonly EarlyScreen[];
  /** The texts of the list of offers in each language. */
  texts: Readonly<Record<string, OfferTexts>>;
  /** The address of the catalogue's names in a language. The others have none. */
  names: Readonly<Record<string, string>>;
}

interface EarlyScreen {
  /** A regular expression for the screen's paths in all languages. */
  pattern: string;
  /** The places of its files in `files`. */
  files: readonly number[];
  call?: EarlyCall;
  /** Whether its call lists offers, which show before the screen. */
  hasOffers?: boolean;
}

/** The first call of a screen. */
export interface EarlyCall {
  /** With ":email" for the account's e-mail, or ":id" for the job of the screen's path. */
  address: string;
  /** Who opens the screen. Without one, everybody with an account. */
  role?: string;
}

/** A call that the shell makes before the scripts of the app are loaded. The screen takes it (calls/stored/early-reply.ts). */
interface EarlyReply {
  address: string;
  token: string;
  /** When it was made, in milliseconds since the page's start. */
  at: number;
  reply: Promise<Response>;
}

declare global {
  var earlyReply: EarlyReply | undefined;
}

const folder = "/assets/";

/**
 * Requests the opened screen's files and makes its first call at once, before the router's own scripts have run, and shows offers
 * as soon as they are here. It imports little: it is part of the shell of every signed-in screen.
 */
export function requestEarly({ files, screens, texts, names }: EarlyFiles): void {
  const screen = screens.find(({ pattern }) => new RegExp(pattern).test(location.pathname));
  if (!screen) return;
  // First, because the server needs time for it.
  const reply = screen.call && makeCall(screen.call);
  const language = document.documentElement.lang;
  if (reply && screen.hasOffers && texts[language]) showOffers(reply, texts[language], names[language]);
  for (const place of screen.files) document.head.append(makeLink(folder + files[place]));
}

/** A stored step of a job opens instead of the list (docs/product.md J13), unless a notice led to an offer. */
const isLedElsewhere = (): boolean =>
  !["/requestedjobs", undefined].includes(localStorage.lastVisitedStep) &&
  !new URLSearchParams(location.search).has("offer");

function showOffers(reply: Promise<Response>, texts: OfferTexts, namesAddress?: string): void {
  if (isLedElsewhere()) return;
  // Copied before the screen reads it.
  const offers = reply.then((response) => (response.ok ? response.clone().json() : []));
  Promise.all([offers, readNames(namesAddress)])
    .then(([list, names]) => showEarlyOffers(list, texts, names))
    // The screen shows its own list, or says what went wrong.
    .catch(() => undefined);
}

/** Rejects without a reply: people who do not read English get no offers without the names in Urdu. */
async function readNames(address?: string): Promise<NamesByEnglish> {
  if (!address) return {};
  const { names } = await (await fetch(address)).json();
  return names;
}

function makeLink(href: string): HTMLLinkElement {
  const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
  return Object.assign(document.createElement("link"), kind, { href });
}

/** Calls with the kept session's token, as call-api.ts does, if this role is logged in. Returns the reply. */
function makeCall({ address: template, role }: EarlyCall): Promise<Response> | undefined {
  const { token, userRole } = localStorage;
  const email = token && readEmail(token);
  const id = jobOfPath.exec(location.pathname)?.[1];
  const isMissing = template.endsWith(":id") && !id;
  if (!email || isMissing || (role && role !== userRole)) return undefined;
  const address = template.replace(":email", encodeURIComponent(email)).replace(":id", id ?? "");
  const headers = { authorization: `Bearer ${token}`, "accept-language": document.documentElement.lang };
  const early: EarlyReply = { address, token, reply: fetch(address, { headers }), at: performance.now() };
  // The screen reports a failure after a call of its own.
  early.reply.catch(() => undefined);
  globalThis.earlyReply = early;
  return early.reply;
}

/** Any other end of a path is refused by the screen itself. */
const jobOfPath = /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/;

/** Returns nothing for a token that cannot be read. */
function readEmail(token: string): string | undefined {
  try {
    const { email } = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}
