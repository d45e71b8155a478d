import { getWorkFacts } from "@hunarmand/api/lookups/nearby";
import { Anchor, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import crewForm from "../../locales/en/crew-form.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";
import type { CrewRow, emptyQuote } from "../contract-forms.ts";

// Faces are beside the form: it does not wait for them.
const CrewHandymen = lazyPart(async () => (await import("../handymen/crew-handymen.tsx")).CrewHandymen, {
  away: () => null,
});

/** How many verified handymen of each trade there are in the city, with the way to them. */
export function ReadyHandymen({ typed: { crew, city } }: { typed: typeof emptyQuote }) {
  const { verified, fewer } = useMessages(crewForm);
  const counts = useReadyCounts(crew, city);
  const known = crew.flatMap((row) => {
    const count = counts.get(row.trade);
    return count === undefined ? [] : [{ ...row, count }];
  });
  if (known.length === 0) return null;
  return (
    <div className="form-grid-wide">
      {known.map(({ trade, category, count }) => (
        <Anchor
          key={trade}
          component={Link}
          to={`/providers?${new URLSearchParams(category ? { category, skill: trade, city } : { city })}`}
          target="_blank"
          className="tall-link"
          display="block"
        >
          {verified({ trade: getName(trade), count, city: getName(city) })}
        </Anchor>
      ))}
      <CrewHandymen trades={known.map(({ trade }) => trade)} city={city} hasLinks={false} />
      {known.some(({ handymen, count }) => Number(handymen) > count) && <Text>{fewer}</Text>}
    </div>
  );
}

/** Returns the numbers by trade. A number that cannot be read is missing: the form works without it. */
function useReadyCounts(crew: readonly CrewRow[], city: string): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const trades = crew.map(({ trade }) => trade).join("\n");
  useEffect(() => {
    setCounts(new Map());
    if (trades === "" || city === "" || city === "Other") return;
    const leaving = new AbortController();
    for (const skill of trades.split("\n"))
      callApi(getWorkFacts, { params: { skill }, signal: leaving.signal }).then(
        ({ cities }) => {
          const count = cities.find((each) => each.city === city)?.handymen ?? 0;
          if (!leaving.signal.aborted) setCounts((known) => new Map(known).set(skill, count));
        },
        () => undefined,
      );
    return () => leaving.abort();
  }, [trades, city]);
  return counts;
}
