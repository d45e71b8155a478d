import { searchWork } from "@hunarmand/api/lookups/lookups";
import { Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import directory from "../../locales/en/directory.json";
import trades from "../../locales/en/trades.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import type { DirectoryFilter } from "../../shared/directory/load-directory.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { type PlainTrade, plainTrades } from "../../shared/work/plain-trades.ts";

type Work = Pick<DirectoryFilter, "category" | "skill">;
const everyWork: Work = { category: undefined, skill: undefined };

interface TradeFilterProps {
  skill: string | undefined;
  onWork: (work: Work) => void;
}

/** Trades as people name them. A tap chooses the work that the search finds first for the word, another tap all work again. */
export function TradeFilter({ skill, onWork }: TradeFilterProps) {
  const { trade, tradeFailed } = useMessages(directory);
  const names = useMessages(trades);
  const [found, setFound] = useState<{ trade: PlainTrade; skill: string | undefined }>();
  const searching = useRef<AbortController>(undefined);
  useEffect(() => () => searching.current?.abort(), []);
  const chosen = found && found.skill !== undefined && found.skill === skill ? found.trade : "";
  const choose = async (tapped: PlainTrade) => {
    searching.current?.abort();
    if (tapped === chosen) return onWork(everyWork);
    const search = new AbortController();
    searching.current = search;
    // The English word finds the same in every language.
    const [work] = await callApi(searchWork, { query: { words: tapped }, signal: search.signal }).catch(() => []);
    if (search.signal.aborted) return;
    setFound({ trade: tapped, skill: work?.skill });
    if (work) onWork({ category: work.category, skill: work.skill });
  };
  return (
    <div>
      <ChoiceChips
        label={trade}
        choices={plainTrades.map((value) => ({ value, label: names[value] }))}
        value={chosen}
        onChoose={(tapped) => void choose(tapped)}
      />
      <Text role="status" size="sm" mt={4}>
        {found && found.skill === undefined && tradeFailed}
      </Text>
    </div>
  );
}
