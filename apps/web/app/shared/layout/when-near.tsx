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
import { PartAway } from "../parts/part-away.tsx";
import { type TrackedPart, trackPart } from "../parts/track-part.ts";

/** A part of a page, to be shown by `WhenNear`. */
export interface LaterPart<Props> {
  Part: ComponentType<Props>;
  /** Requests its script; resolves once that is loaded. Props that change before would have React give the written part up. */
  load: () => Promise<void>;
  tracked: TrackedPart<ComponentType<Props>>;
  aheadPixels: number;
}

/**
 * Declares a part whose script is loaded when it comes near; the styles of what is in it have to come with the page. It is the one place for
 * React's own `lazy`, which alone takes over what was written at build time.
 * @param aheadPixels how far below what is in sight it is loaded: for parts of which nothing is written, which would push away what is read
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  aheadPixels = 0,
): LaterPart<Props> {
  const tracked = trackPart(load);
  const { promise: loaded, resolve } = Promise.withResolvers<ComponentType<Props>>();
  tracked.subscribe(() => {
    const { loaded: part } = tracked.read();
    if (part) resolve(part);
  });
  let isWanted = false;
  const begin = () => {
    if (!isWanted) tracked.want();
    isWanted = true;
  };
  // What writes pages needs all of it.
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
        <Suspense fallback={<Written place={place} load={load} />}>
          <Part {...(props as unknown as Props & JSX.IntrinsicAttributes)} />
        </Suspense>
      </div>
      <Away tracked={part.tracked} />
    </>
  );
}

/** Beside the part, which a new render before its script is there would take from sight. */
function Away({ tracked }: { tracked: TrackedPart<unknown> }) {
  const { error, isTrying } = useSyncExternalStore(tracked.subscribe, tracked.read, tracked.read);
  if (error === undefined) return null;
  return <PartAway isTrying={isTrying} tryAgain={() => void tracked.tryAgain()} />;
}

interface WrittenProps {
  place: RefObject<HTMLDivElement | null>;
  load: () => Promise<void>;
}

/**
 * React gives a written part up where the address changes before its script is there, as a link within the page has it: what was written stays
 * in sight until the part has come. Nothing can be typed into it that would be lost then.
 */
function Written({ place, load }: WrittenProps) {
  const [html] = useState(() => place.current?.innerHTML);
  useEffect(() => void (html && load()), [html, load]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stood there before, as the portal wrote it
  return html ? <div inert dangerouslySetInnerHTML={{ __html: html }} /> : null;
}

/**
 * A part of a page that can be read in the written page before its script is there: that is asked for when the part comes into sight or
 * somebody reaches it by keyboard, so that who only reads the rest does not wait for it.
 * A new render of its page with the same props does not reach a part that is not hydrated yet.
 */
export const WhenNear = memo(ShowWhenNear) as <Props extends object>(props: WhenNearProps<Props>) => ReactNode;

type Ahead = Pick<LaterPart<never>, "load" | "aheadPixels">;

/** Returns the function that ends it. */
function watch(place: HTMLElement | null, { load, aheadPixels }: Ahead): (() => void) | undefined {
  const begin = () => void load();
  // Nothing to read there yet: the page was not written at build time, but is drawn by the browser.
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
