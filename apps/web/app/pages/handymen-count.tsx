import { useEffect, useState } from "react";
import { pages } from "../locales/en/pages.ts";
import { useLanguage, useMessages } from "../shared/messages.ts";

/** The live number of verified handymen. A failure shows nothing (spec, point 8). */
export function HandymenCount() {
  const { home } = useMessages(pages);
  const language = useLanguage();
  const count = useHandymenCount();
  return (
    <p className="live-count">
      {count !== undefined && (
        <>
          <span className="live-count-dot" aria-hidden="true" />
          {home.count(new Intl.NumberFormat(`${language}-PK`, { numberingSystem: "latn" }).format(count))}
        </>
      )}
    </p>
  );
}

function useHandymenCount(): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchCount(leaving.signal).then(setCount, () => undefined);
    return () => leaving.abort();
  }, []);
  return count;
}

/** Loaded apart: the page is there before the code that checks replies. */
async function fetchCount(signal: AbortSignal): Promise<number> {
  const [{ callApi }, { countHandymen }] = await Promise.all([
    import("../shared/call-api.ts"),
    import("@hunarmand/contract/providers"),
  ]);
  return callApi(countHandymen, { signal });
}
