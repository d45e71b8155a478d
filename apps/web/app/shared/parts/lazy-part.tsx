import { type ComponentType, type JSX, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { PartAway } from "./part-away.tsx";
import { type TrackedPart, trackPart } from "./track-part.ts";

interface Ways<Props> {
  /** Stands there until the part does; nothing unless given. */
  fallback?: ReactNode;
  /** Stands there instead of the notice where the script did not come: for what nobody has asked for. */
  away?: (props: Props) => ReactNode;
}

/** A component whose script is fetched when it is first shown, or ahead of that by `load`. */
export type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * The one way to show a part whose script comes on its own: with React's `lazy` a script that does not come takes the whole screen away, for
 * good. Here everything around stays as it is, the place says what is missing, and the part comes by itself once the network is back.
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

function ShowPart<Props extends object>({ part, ways: { fallback = null, away }, own }: ShowPartProps<Props>) {
  const { loaded: Part, error, isTrying } = useSyncExternalStore(part.subscribe, part.read, part.read);
  useEffect(() => part.want(), [part]);
  if (Part) return <Part {...(own as Props & JSX.IntrinsicAttributes)} />;
  if (error === undefined) return fallback;
  if (away) return away(own);
  return <PartAway isTrying={isTrying} tryAgain={() => void part.tryAgain()} onClose={readClose(own)} />;
}

/** Dialogs have one. */
function readClose(props: { onClose?: unknown }): (() => void) | undefined {
  return typeof props.onClose === "function" ? (props.onClose as () => void) : undefined;
}
