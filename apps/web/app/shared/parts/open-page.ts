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
/** Ends the wait for the page that somebody wanted before. */
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

/** Nobody wants another page any longer. */
function forgetAwaitedPage(): void {
  giveUp();
  document.removeEventListener("input", noteTyping);
  show(undefined);
}

/**
 * Resolves to true once the page can be opened without the network. Until then the page before it stays as it is, and says so where the
 * network is away. Resolves to false for somebody who wants to go elsewhere meanwhile, or to stay.
 */
export async function untilPageIsHere(path: string): Promise<boolean> {
  forgetAwaitedPage();
  if (isPageHere(path)) return true;
  const { promise: givenUp, resolve } = Promise.withResolvers<"given up">();
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
  // What was typed on this page since would be gone.
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
    if (!(error instanceof FilesAway && error.isGone)) return false;
    location.assign(path);
    return never;
  }
}

/** Resolves when it is time to try again. */
const showAway = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const end = whenBack(tries, resolve);
    const go = () => {
      end();
      resolve();
    };
    show({ state: "away", go, stay: forgetAwaitedPage });
  });

const askToLeave = (): Promise<void> => new Promise((go) => show({ state: "here", go, stay: forgetAwaitedPage }));

/** Whether the navigation that begins now is one that nobody wants any longer. */
let isRefusing = false;

/** Every navigation waits for the files of its page; the router alone would load the whole page anew, network or not. */
export const fetchPagesFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        isRefusing = typeof to === "string" && !(await untilPageIsHere(pathOf(to)));
        // An instrumentation cannot leave a navigation out: `holdsBack` does, while this call begins.
        const going = navigate();
        isRefusing = false;
        await going;
      },
    }),
};

/** The same for where a loader leads on to: such a step never asks the navigation's own instrumentation. */
export const fetchRedirectsFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  for (const { result } of Object.values(results)) {
    const to = result instanceof Response && result.headers.get("location");
    // Whoever goes elsewhere meanwhile has ended this navigation; whoever stays has not.
    if (to && !(await untilPageIsHere(pathOf(to))) && !request.signal.aborted) return never;
  }
  return results;
};

const pathOf = (to: string): string => new URL(to, location.href).pathname;

interface Step {
  historyAction: string;
  nextLocation: { pathname: string };
}

let holds = 0;
let isHeldWayBack = false;

/** Holds a navigation back: one that nobody wants any longer, and the browser's way back to a page whose files are not there. */
export function holdsBack({ historyAction, nextLocation }: Step): boolean {
  isHeldWayBack = !isRefusing && historyAction === "POP";
  if (isHeldWayBack) forgetAwaitedPage();
  const isHeld = isRefusing || (isHeldWayBack && !isPageHere(nextLocation.pathname));
  if (isHeld) holds++;
  return isHeld;
}

interface HeldStep {
  location: { pathname: string };
  proceed: () => void;
  reset: () => void;
}

/** Lets the browser's way back go on once its page is there; for all else that was held back nothing is left to do. */
export async function letGo({ location: { pathname }, proceed, reset }: HeldStep): Promise<void> {
  const hold = holds;
  const goesOn = isHeldWayBack && (await untilPageIsHere(pathname));
  if (hold !== holds) return;
  if (goesOn) proceed();
  else reset();
}
