import { readLanguagePath } from "@hunarmand/texts/language-paths";
import type { ClientInstrumentation, DataStrategyResult, MiddlewareFunction } from "react-router";
import { pageAddress } from "../texts/page-language.ts";
import { FilesUnavailable } from "./fetch-files.ts";
import { onNetworkReturn } from "./network-return.ts";
import { fetchPage, isPageHere } from "./page-files.ts";
import { withResolvers } from "./with-resolvers.ts";

/** A page that a person has requested and whose files are not loaded yet. */
export interface AwaitedPage {
  /**
   * "away": the files failed to load. "here": they are loaded, and a person who typed meanwhile is asked before the
   * page changes.
   */
  state: "coming" | "away" | "here";
  /** Retries now, or opens the page. */
  go: () => void;
  stay: () => void;
}

let awaited: AwaitedPage | undefined;
/** Ends the wait for the previously requested page. */
let giveUp = () => {};
let hasTyped = false;
const listeners = new Set<() => void>();
const never = new Promise<never>(() => {});

export const readAwaitedPage = (): AwaitedPage | undefined => awaited;

export function subscribeToAwaitedPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: AwaitedPage | undefined): void {
  if (awaited === next) return;
  awaited = next;
  for (const listener of listeners) listener();
}

const noteTyping = () => {
  hasTyped = true;
};

/** Clears the request. */
function forgetAwaitedPage(): void {
  giveUp();
  document.removeEventListener("input", noteTyping);
  show(undefined);
}

/**
 * Resolves to true when the page's files are loaded. Until then the current page stays, with a notice when the network
 * has failed. Resolves to false when the person goes elsewhere meanwhile, or stays.
 */
export async function waitForPage(path: string): Promise<boolean> {
  forgetAwaitedPage();
  if (isPageHere(path)) return true;
  const { promise: givenUp, resolve } = withResolvers<"given up">();
  giveUp = () => resolve("given up");
  hasTyped = false;
  document.addEventListener("input", noteTyping);
  show({ state: "coming", go: () => {}, stay: forgetAwaitedPage });
  for (let tries = 0; ; tries++) {
    const came = await Promise.race([givenUp, tryToFetch(path)]);
    if (came === "given up") return false;
    if (came) break;
    if ((await Promise.race([givenUp, showAway(tries)])) === "given up") return false;
  }
  // Text that was typed on this page meanwhile would be lost.
  if (hasTyped && awaited?.state === "away" && (await Promise.race([givenUp, askToLeave()])) === "given up")
    return false;
  forgetAwaitedPage();
  return true;
}

/** Files that are gone belong to an older build than the server's: the page is then opened by its address. */
async function tryToFetch(path: string): Promise<boolean> {
  try {
    await fetchPage(path);
    return true;
  } catch (error) {
    if (!(error instanceof FilesUnavailable && error.isGone)) return false;
    location.assign(pageAddress(path));
    return never;
  }
}

/** Shows the notice; resolves when it is time to retry. */
const showAway = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const end = onNetworkReturn(tries, resolve);
    const go = () => {
      end();
      resolve();
    };
    show({ state: "away", go, stay: forgetAwaitedPage });
  });

const askToLeave = (): Promise<void> => new Promise((go) => show({ state: "here", go, stay: forgetAwaitedPage }));

/** Whether the starting navigation is no longer wanted. */
let isRefusing = false;

/** Every navigation waits for its page's files. The router alone would reload the whole page when one fails. */
export const fetchPagesFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        isRefusing = typeof to === "string" && !(await waitForPage(pathOf(to)));
        // An instrumentation cannot cancel a navigation: `blocksNavigation` does, while this call starts.
        const going = navigate();
        isRefusing = false;
        await going;
      },
    }),
};

/** The same for redirects of loaders, which the navigation's instrumentation does not cover. */
export const fetchRedirectsFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  for (const { result } of Object.values(results)) {
    const to = result instanceof Response && result.headers.get("location");
    // A person who goes elsewhere has already aborted this navigation; a person who stays has not.
    if (to && !(await waitForPage(pathOf(to))) && !request.signal.aborted) return never;
  }
  return results;
};

/** As the manifest names it, without a language. */
const pathOf = (to: string): string => readLanguagePath(new URL(to, location.href).pathname).path;

interface Step {
  historyAction: string;
  nextLocation: { pathname: string };
}

let holds = 0;
let isBlockedBack = false;

/** Blocks a navigation: one that is no longer wanted, and Back to a page whose files are not loaded. */
export function blocksNavigation({ historyAction, nextLocation }: Step): boolean {
  isBlockedBack = !isRefusing && historyAction === "POP";
  if (isBlockedBack) forgetAwaitedPage();
  const isHeld = isRefusing || (isBlockedBack && !isPageHere(pathOf(nextLocation.pathname)));
  if (isHeld) holds++;
  return isHeld;
}

interface BlockedStep {
  location: { pathname: string };
  proceed: () => void;
  reset: () => void;
}

/** Continues a blocked Back when its page is loaded. Other blocked navigations are dropped. */
export async function continueBlocked({ location: { pathname }, proceed, reset }: BlockedStep): Promise<void> {
  const hold = holds;
  const goesOn = isBlockedBack && (await waitForPage(pathOf(pathname)));
  if (hold !== holds) return;
  if (goesOn) proceed();
  else reset();
}
