import { useEffect, useEffectEvent, useState } from "react";
import { startLoad } from "../shared/calls/loaded.tsx";

/** What a part of a page needs, loaded when the part is opened: hand the promise to `Loaded`. */
export function usePart<T>(key: string, load: (key: string) => Promise<T>): Promise<T> | undefined {
  const [loading, setLoading] = useState<Promise<T>>();
  const start = useEffectEvent(load);
  useEffect(() => setLoading(startLoad(start(key))), [key]);
  return loading;
}
