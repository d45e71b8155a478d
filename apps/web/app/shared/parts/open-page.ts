import type { ClientInstrumentation, DataStrategyResult, MiddlewareFunction } from "react-router";
import { FilesAway } from "./fetch-files.ts";
import { fetchPage, isPageHere } from "./page-files.ts";
import { whenBack } from "./when-back.ts";

/** A page that somebody wants to go to, and whose files are not there yet. */
export interface AwaitedPage {
  /** "away": they could not be fetched. "here": they are there by now, and whoever has typed meanwhile is asked before the page changes. */
  state: "coming" | "away" | "here";
  /** Tries now, or goes there. */
  go: () => void;
  stay: () => void;
}

let awaited: AwaitedPage | undefined;
/** Counts the wishes: whoever wants another page wants the one before no longer. */
let wishes = 0;
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

/** Nobody wants another page any longer. */
export function forgetAwaitedPage(): void {
  wishes++;
  document.removeEventListener("input", noteTyping);
  show(undefined);
}

/**
 * Resolves once the page can be opened without the network. Until then the page before it stays as it is, and says so where the network is
 * away. Never resolves for somebody who wants to go elsewhere meanwhile, or to stay: what waits for it has nothing left to do.
 */
export async function untilPageIsHere(path: string): Promise<void> {
  forgetAwaitedPage();
  if (isPageHere(path)) return;
  const wish = wishes;
  hasTyped = false;
  document.addEventListener("input", noteTyping);
  show({ state: "coming", go: () => {}, stay: forgetAwaitedPage });
  for (let tries = 0; ; tries++) {
    const isHere = await tryToFetch(path);
    if (wish !== wishes) return never;
    if (isHere) break;
    await new Promise<void>((go) => showAway(tries, go));
    if (wish !== wishes) return never;
  }
  // What was typed on this page since would be gone.
  if (hasTyped && awaited?.state === "away") {
    await new Promise<void>((go) => show({ state: "here", go, stay: forgetAwaitedPage }));
    if (wish !== wishes) return never;
  }
  forgetAwaitedPage();
}

/** Files that are gone belong to an older build than the server's: the page is then opened by its address. */
async function tryToFetch(path: string): Promise<boolean> {
  try {
    await fetchPage(path);
    return true;
  } catch (error) {
    if (!(error instanceof FilesAway && error.isGone)) return false;
    location.assign(path);
    return never;
  }
}

function showAway(tries: number, tryAgain: () => void): void {
  const end = whenBack(tries, tryAgain);
  const go = () => {
    end();
    tryAgain();
  };
  show({ state: "away", go, stay: forgetAwaitedPage });
}

/** Every navigation waits for the files of its page; the router alone would load the whole page anew, network or not. */
export const fetchPagesFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        if (typeof to === "string") await untilPageIsHere(new URL(to, location.href).pathname);
        await navigate();
      },
    }),
};

/** The same for where a loader leads on to: such a step never asks the navigation's own instrumentation. */
export const fetchRedirectsFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next();
  for (const { result } of Object.values(results)) {
    const path = result instanceof Response && result.headers.get("location");
    if (path) await untilPageIsHere(new URL(path, location.href).pathname);
  }
  return results;
};

/** For the browser's way back, which goes before anybody is asked: whether it has to wait for the page's files. */
export function holdsBack({ historyAction, nextLocation }: Step): boolean {
  if (historyAction !== "POP") return false;
  forgetAwaitedPage();
  return !isPageHere(nextLocation.pathname);
}

interface Step {
  historyAction: string;
  nextLocation: { pathname: string };
}
