import type { ReplyOf } from "@hunarmand/api/call";
import { type DirectoryEntry, listFreeHandymen } from "@hunarmand/api/providers/directory";
import { useEffect, useState } from "react";
import crewForm from "../../locales/en/crew-form.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";

export interface TradeHandymen extends ReplyOf<typeof listFreeHandymen> {
  trade: string;
}

/** Returns who is free for a crew of each trade in the city. Empty until all are read; a trade that cannot be read is missing. */
export function useFreeHandymen(trades: readonly string[], city: string): readonly TradeHandymen[] {
  const [read, setRead] = useState<{ key: string; rows: TradeHandymen[] }>();
  const key = JSON.stringify([city, ...trades]);
  useEffect(() => {
    const [place = "", ...skills]: string[] = JSON.parse(key);
    if (place === "" || place === "Other") return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const readTrade = (trade: string) =>
      callApi(listFreeHandymen, { query: { skill: trade, city: place }, signal }).then(
        (found) => [{ trade, ...found }],
        () => [],
      );
    void Promise.all(skills.map(readTrade)).then((rows) => !signal.aborted && setRead({ key, rows: rows.flat() }));
    return () => leaving.abort();
  }, [key]);
  return read?.key === key ? read.rows : [];
}

/** Returns how many are free in the city and beside it. */
export const countFree = ({ free, near }: TradeHandymen): number => free + (near?.free ?? 0);

/** Returns the way to the handymen of a trade: in the city, or in the neighbouring one if all are there. */
export function handymenPath({ trade, category, free, near }: TradeHandymen, city: string): string {
  const place = free === 0 && near?.free ? near.city : city;
  return `/providers?${new URLSearchParams({ ...(category && { category, skill: trade }), city: place })}`;
}

/** Returns the words for how many are free, with the neighbouring city if the own one has fewer than are asked for. */
export function useFreeText() {
  const { verified, verifiedNear } = useMessages(crewForm);
  const { peopleOf } = useCrewSize();
  return ({ trade, free, near }: TradeHandymen, city: string, handymen = Number.POSITIVE_INFINITY): string => {
    const values = { trade: peopleOf(trade), count: free, city: getName(city) };
    if (!near?.free || free >= handymen) return verified(values);
    return verifiedNear({ ...values, near: String(near.free), nearCity: getName(near.city) });
  };
}

/** Returns up to so many of them, each once, in turns: the best of each trade come before the second ones. */
export function chooseFaces(rows: readonly Pick<TradeHandymen, "best">[], facesMax: number): DirectoryEntry[] {
  const longest = Math.max(0, ...rows.map(({ best }) => best.length));
  const inTurns = Array.from({ length: longest }, (_, place) => rows.flatMap(({ best }) => best[place] ?? []));
  return [...new Map(inTurns.flat().map((entry) => [entry.id, entry])).values()].slice(0, facesMax);
}
