/** The files that some screens need, as the build writes them into the script (preload-screens.ts). */
export interface EarlyFiles {
  /** The names of all, below /assets. */
  files: readonly string[];
  screens: readonly EarlyScreen[];
}

interface EarlyScreen {
  /** A regular expression for the screen's paths in all languages. */
  pattern: string;
  /** The places of its files in `files`. */
  files: readonly number[];
  /** The address of its list, without the account's e-mail at its end. */
  list?: string;
}

/** A call that the shell makes before the scripts of the app are loaded. The list takes it (calls/stored/early-reply.ts). */
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
 * Requests the opened screen's files and its list at once, before the router's own scripts have run. It imports
 * nothing: it is part of the shell of every signed-in screen.
 */
export function requestEarly({ files, screens }: EarlyFiles): void {
  const screen = screens.find(({ pattern }) => new RegExp(pattern).test(location.pathname));
  if (!screen) return;
  // First, because the server needs time for it.
  if (screen.list) requestList(screen.list);
  for (const place of screen.files) document.head.append(makeLink(folder + files[place]));
}

function makeLink(href: string): HTMLLinkElement {
  const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
  return Object.assign(document.createElement("link"), kind, { href });
}

/** Calls with the kept session's token, as call-api.ts does, if a handyman is logged in. */
function requestList(list: string): void {
  const { token, userRole } = localStorage;
  const email = userRole === "Provider" && token && readEmail(token);
  if (!email) return;
  const address = list + encodeURIComponent(email);
  const headers = { authorization: `Bearer ${token}`, "accept-language": document.documentElement.lang };
  const early: EarlyReply = { address, token, reply: fetch(address, { headers }), at: performance.now() };
  // The list reports a failure after a call of its own.
  early.reply.catch(() => undefined);
  globalThis.earlyReply = early;
}

/** Returns nothing for a token that cannot be read. */
function readEmail(token: string): string | undefined {
  try {
    const { email } = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}
