import type { Call } from "@hunarmand/api/call";
import type { countHandymen } from "@hunarmand/api/providers/directory";
import { useEffect, useState } from "react";
import pages from "../../locales/en/pages.json";
import { callApi } from "../calls/call-api.ts";
import { getMessages, useMessages } from "../texts/messages.ts";

/** The live number of verified handymen. A failure shows nothing (docs/screens.md U10). */
export function HandymenCount() {
  const { home } = useMessages(pages);
  const count = useHandymenCount();
  return (
    <p className="live-count">
      {count !== undefined && (
        <>
          <span className="live-count-dot" aria-hidden="true" />
          {home.count({ handymen: count })}
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
    // The first formatted number takes 70 ms on a slow phone, so this runs while the reply is being fetched.
    getMessages(pages).home.count({ handymen: 0 });
    return () => leaving.abort();
  }, []);
  return count;
}

// The reply is checked by hand: the home page would otherwise load a schema library for one number.
const readCount = {
  method: "GET",
  path: "/Provider/total-handymen",
  summary: "Number of verified handymen.",
  access: "public",
  reply: "binary",
} as const satisfies Call & Pick<typeof countHandymen, "method" | "path" | "access">;

async function fetchCount(signal: AbortSignal): Promise<number | undefined> {
  const count = Number(await (await callApi(readCount, { signal })).text());
  return Number.isSafeInteger(count) ? count : undefined;
}
