import {
  type ComponentType,
  type JSX,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { PartUnavailable } from "../parts/part-unavailable.tsx";
import { type TrackedPart, trackPart } from "../parts/track-part.ts";
import { withResolvers } from "../parts/with-resolvers.ts";

export interface LaterPart<Props> {
  Part: ComponentType<Props>;
  /** Loads its script. Until then its props must not change: React would discard the prerendered HTML. */
  load: () => Promise<void>;
  tracked: TrackedPart<ComponentType<Props>>;
  aheadPixels: number;
}

/**
 * Declares a part whose script is loaded when the part is near the visible area; the page itself must have its styles.
 * This is the only place that uses React's own `lazy`, which alone can hydrate prerendered HTML.
 * @param aheadPixels the distance below the visible area at which it is loaded: for parts without prerendered HTML,
 * which would move the text that a person reads
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  aheadPixels = 0,
): LaterPart<Props> {
  const tracked = trackPart(load);
  const { promise: loaded, resolve } = withResolvers<ComponentType<Props>>();
  tracked.subscribe(() => {
    const { loaded: part } = tracked.read();
    if (part) resolve(part);
  });
  let isWanted = false;
  const begin = () => {
    if (!isWanted) tracked.want();
    isWanted = true;
  };
  // At build time everything is rendered.
  if (typeof document === "undefined") begin();
  return {
    Part: lazy(async () => ({ default: await loaded })),
    load: async () => {
      begin();
      await loaded;
    },
    tracked,
    aheadPixels,
  };
}

type WhenNearProps<Props> = { part: LaterPart<Props> } & Props;

function ShowWhenNear<Props extends object>({ part, ...props }: WhenNearProps<Props>) {
  const { Part, load } = part;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => watch(place.current, part), [part]);
  return (
    <>
      <div ref={place}>
        <Suspense fallback={<PrerenderedHtml place={place} load={load} />}>
          <Part {...(props as unknown as Props & JSX.IntrinsicAttributes)} />
        </Suspense>
      </div>
      <LoadFailure tracked={part.tracked} />
    </>
  );
}

/** A separate component beside the part: rendering the part again before its script is loaded would remove its HTML. */
function LoadFailure({ tracked }: { tracked: TrackedPart<unknown> }) {
  const { error, isTrying } = useSyncExternalStore(tracked.subscribe, tracked.read, tracked.read);
  if (error === undefined) return null;
  return <PartUnavailable isTrying={isTrying} tryAgain={() => void tracked.tryAgain()} />;
}

interface PrerenderedHtmlProps {
  place: RefObject<HTMLDivElement | null>;
  load: () => Promise<void>;
}

/**
 * React discards prerendered HTML when the address changes before the script is loaded, for example by a link within
 * the page. This shows the same HTML until the part is loaded. It is inert, so nobody can type into it and lose the
 * text.
 */
function PrerenderedHtml({ place, load }: PrerenderedHtmlProps) {
  const [html] = useState(() => place.current?.innerHTML);
  useEffect(() => void (html && load()), [html, load]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the same HTML was in the page before, made by the portal
  return html ? <div inert dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/**
 * A part of a prerendered page that is readable before its script is loaded. The script is loaded when the part becomes
 * visible or gets the focus, so people who read only the rest do not wait for it. Rendering the page again with the
 * same props does not reach a part that is not hydrated yet.
 */
export const WhenNear = memo(ShowWhenNear) as <Props extends object>(props: WhenNearProps<Props>) => ReactNode;

type Ahead = Pick<LaterPart<never>, "load" | "aheadPixels">;

/** Returns the function that stops it. */
function watch(place: HTMLElement | null, { load, aheadPixels }: Ahead): (() => void) | undefined {
  const begin = () => void load();
  // There is no prerendered HTML: the browser renders this page.
  if (!place?.hasChildNodes()) {
    begin();
    return undefined;
  }
  const notice = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  };
  const observer = new IntersectionObserver(notice, { rootMargin: `0px 0px ${aheadPixels}px` });
  observer.observe(place);
  place.addEventListener("focus", begin, true);
  return () => {
    observer.disconnect();
    place.removeEventListener("focus", begin, true);
  };
}
