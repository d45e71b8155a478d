import { useEffect, useEffectEvent, useState } from "react";
import { startLoad } from "../shared/calls/loaded.tsx";

/** Loads the data of a part when the part is opened. Pass the promise to `Loaded`. */
export function usePart<T>(key: string, load: (key: string) => Promise<T>): Promise<T> | undefined {
  const [loading, setLoading] = useState<Promise<T>>();
  const start = useEffectEvent(load);
  useEffect(() => setLoading(startLoad(start(key))), [key]);
  return loading;
}
