import { type ReactNode, useEffect, useState } from "react";

interface LastFirstProps<T> {
  promise: Promise<T>;
  readLast: () => Promise<T | undefined>;
  fallback: ReactNode;
  failure: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Shows the last list of this phone until the new one is here, in the same place: what somebody has opened or begun in
 * it stays.
 */
export function LastFirst<T>({ promise, readLast, fallback, failure, children }: LastFirstProps<T>) {
  const [shown, setShown] = useState<{ data: T }>();
  const [failed, setFailed] = useState<Promise<T>>();
  useEffect(() => {
    let isWanted = true;
    let isHere = false;
    const show = (data: T) => {
      isHere = true;
      if (isWanted) setShown({ data });
    };
    const showLast = (data: T | undefined) =>
      isWanted && data !== undefined && setShown((present) => present ?? { data });
    promise.then(show, () => isWanted && setFailed(promise));
    // The shell may have fetched the new list while the scripts loaded: then the last one is not read.
    const timer = setTimeout(() => {
      if (!isHere) readLast().then(showLast, () => undefined);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [promise, readLast]);
  if (failed === promise) return failure;
  return shown ? children(shown.data) : fallback;
}
