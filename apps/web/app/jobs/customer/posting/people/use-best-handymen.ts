import { type DirectoryEntry, listBestHandymen } from "@hunarmand/api/providers/directory";
import { useEffect, useState } from "react";
import { callApi } from "../../../../shared/calls/call-api.ts";

interface BestHandymenWish {
  skill: string;
  /** Empty: nobody is read. */
  city: string;
  area: string | undefined;
}

/**
 * The best handymen of the work and city, who can come now first. Those of another area stay until the area's are loaded. Undefined without
 * a city, while loading, and when they cannot be loaded.
 */
export function useBestHandymen({ skill, city, area }: BestHandymenWish): readonly DirectoryEntry[] | undefined {
  const [read, setRead] = useState<{ skill: string; city: string; entries: DirectoryEntry[] }>();
  useEffect(() => {
    if (city === "") return;
    const leaving = new AbortController();
    const { signal } = leaving;
    callApi(listBestHandymen, { query: { skill, city, area }, signal }).then(
      (entries) => !signal.aborted && setRead({ skill, city, entries }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [skill, city, area]);
  return read?.skill === skill && read.city === city ? read.entries : undefined;
}
