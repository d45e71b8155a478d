import { type ComponentType, type JSX, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from "react";

const retryMilliseconds = 3_000;

/** A part of a page, to be shown by `WhenNear`. */
export interface LaterPart<Props> {
  Part: ComponentType<Props>;
  /** Has its script asked for. */
  begin: () => void;
}

/** Declares a part whose script is loaded when it comes near; the styles of what is in it have to come with the page. */
export function loadLater<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  // What writes pages needs all of it.
  if (typeof document === "undefined") begin();
  const Part = lazy(async () => {
    await begun;
    return { default: await loadUntilThere(load) };
  });
  return { Part, begin };
}

/** What stands there can be read and filled in meanwhile. */
async function loadUntilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
    }
  }
}

type WhenNearProps<Props> = { part: LaterPart<Props> } & Props;

function ShowWhenNear<Props extends object>({ part: { Part, begin }, ...props }: WhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => watch(place.current, begin), [begin]);
  return (
    <div ref={place}>
      <Suspense>
        <Part {...(props as unknown as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    </div>
  );
}

/**
 * A part of a page that can be read in the written page before its script is there: that is asked for when the part comes into sight or
 * somebody reaches it by keyboard, so that who only reads the rest does not wait for it.
 * What changes around it does not disturb a part that React has not taken over yet.
 */
export const WhenNear = memo(ShowWhenNear) as <Props extends object>(props: WhenNearProps<Props>) => ReactNode;

/** Returns the function that ends it. */
function watch(place: HTMLElement | null, begin: () => void): (() => void) | undefined {
  // Nothing to read there yet: the page was not written at build time, but is drawn by the browser.
  if (!place?.hasChildNodes()) {
    begin();
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  });
  observer.observe(place);
  place.addEventListener("focus", begin, true);
  return () => {
    observer.disconnect();
    place.removeEventListener("focus", begin, true);
  };
}
