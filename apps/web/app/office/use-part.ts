import { useEffect, useState } from "react";
import { startLoad } from "../shared/loaded.tsx";

/** What a part of a page needs, loaded when the part is opened: hand the promise to `Loaded`. */
export function usePart<T>(key: string, load: () => Promise<T>): Promise<T> | undefined {
  const [loading, setLoading] = useState<Promise<T>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that `load` depends on
  useEffect(() => setLoading(startLoad(load())), [key]);
  return loading;
}
