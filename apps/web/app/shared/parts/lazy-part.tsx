import { type ComponentType, type JSX, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { PartComing } from "./part-coming.tsx";
import { PartUnavailable } from "./part-unavailable.tsx";
import { type TrackedPart, trackPart } from "./track-part.ts";
import { whenIdle } from "./when-idle.ts";

interface Ways<Props> {
  /** Shown until the part is loaded. By default a dialog says that it is loading, and other parts show nothing. */
  fallback?: ReactNode;
  /** Shown instead of the notice when the script failed to load: for parts that nobody asked for. */
  away?: (props: Props) => ReactNode;
  /** Loaded after what the page shows first: for parts that nobody opens a page for. */
  isLate?: boolean;
}

/** A component whose script is loaded when it is first shown, or earlier by `load`. */
export type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * Loads a part's script on demand. All parts use it: with React's `lazy` a script that fails to load removes the whole
 * screen until a reload. Here the rest of the screen stays, a notice shows in the part's place, and the part loads when
 * the network returns.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ways: Ways<Props> = {},
): LazyPart<Props> {
  const part = trackPart(load);
  return Object.assign((props: Props) => <ShowPart part={part} ways={ways} own={props} />, { load: part.load });
}

interface ShowPartProps<Props> {
  part: TrackedPart<ComponentType<Props>>;
  ways: Ways<Props>;
  own: Props;
}

function ShowPart<Props extends object>({ part, ways: { fallback, away, isLate = false }, own }: ShowPartProps<Props>) {
  const { loaded: Part, error, isTrying } = useSyncExternalStore(part.subscribe, part.read, part.read);
  useEffect(() => (isLate ? wantLate(part) : part.want()), [part, isLate]);
  if (Part) return <Part {...(own as Props & JSX.IntrinsicAttributes)} />;
  if (error === undefined) return fallback ?? (readClose(own) ? <PartComing /> : null);
  if (away) return away(own);
  return <PartUnavailable isTrying={isTrying} tryAgain={() => void part.tryAgain()} onClose={readClose(own)} />;
}

function wantLate(part: TrackedPart<unknown>): () => void {
  let release = () => {};
  const cancel = whenIdle(() => {
    release = part.want();
  });
  return () => {
    cancel();
    release();
  };
}

/** Dialogs have this prop. */
function readClose(props: { onClose?: unknown }): (() => void) | undefined {
  return typeof props.onClose === "function" ? (props.onClose as () => void) : undefined;
}
