import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";

interface LoadedPartProps<T> {
  /** The id of what the part is about. Another id loads the part again. */
  of: string;
  load: (of: string) => Promise<T>;
  /** What people read when it fails to load. */
  failed: string;
  fallback?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of a page that loads its own data when it is opened, and again after a failure. */
export function LoadedPart<T>({ of, load, failed, fallback = <CardSkeletons />, children }: LoadedPartProps<T>) {
  const [loading, setLoading] = useState<Promise<T>>();
  const start = (id: string) => setLoading(startLoad(load(id)));
  const open = useEffectEvent(start);
  useEffect(() => open(of), [of]);
  if (!loading) return fallback;
  return (
    <Loaded promise={loading} fallback={fallback} failed={failed} onRetry={() => start(of)}>
      {children}
    </Loaded>
  );
}
