import { type FoundWork, searchWork } from "@hunarmand/api/lookups/lookups";
import "@mantine/core/styles/VisuallyHidden.css";
import { Text, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import texts from "../../../../locales/en/code-signup.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { PlainTrade } from "../../../../shared/work/plain-trades.ts";
import { TradeTiles } from "../../../../shared/work/trade-tiles.tsx";
import { findCategories, findSkills } from "./found-trade.ts";

interface PlainTradesProps {
  category: string;
  skills: readonly string[];
  found: readonly FoundWork[];
  onFound: (works: readonly FoundWork[]) => void;
  /** Another category of the found work: a handyman has one. */
  onCategory: (category: string) => void;
  /** The work of the tapped trade is being looked up. */
  isSearching: boolean;
  onSearching: (isSearching: boolean) => void;
  /** Only what is chosen shows, not what else there is. */
  isFolded: boolean;
  /** Shown below the chosen trade. */
  children: ReactNode;
}

/** Trades as people name them. A tap chooses the kinds of work that the search finds for the word, which can be changed below. */
export function PlainTrades(props: PlainTradesProps) {
  const { category, skills, found, onFound, onCategory, isSearching, onSearching, isFolded, children } = props;
  const { trades, loading } = useMessages(texts);
  const { pkr, number } = useFormats();
  const [tapped, setTapped] = useState<PlainTrade>();
  const [isFailed, setFailed] = useState(false);
  const choose = async (name: PlainTrade) => {
    setTapped(name);
    onSearching(true);
    // The English word finds the same in every language.
    const works = await callApi(searchWork, { query: { words: name } }).catch(() => []);
    setFailed(works.length === 0);
    onFound(works);
    onSearching(false);
  };
  const categories = findCategories(found);
  const kinds = useInSight(found);
  /** Works of one kind, with what they usually bring: the first is found best. */
  const sayKind = (works: readonly FoundWork[]) => {
    const names = joinParts(findSkills(works, works[0]?.category ?? "").map(getName));
    const [{ priceFrom, priceTo } = { priceFrom: 0, priceTo: 0 }] = works;
    return priceTo > 0 ? trades.kindPay({ skills: names, from: pkr(priceFrom), to: number(priceTo) }) : names;
  };
  const isChosen = tapped !== undefined && skills.length > 0;
  return (
    <>
      <TradeTiles chosen={tapped} isToggle onChoose={(name) => void choose(name)} />
      <div role="status" className="chosen-trade">
        {isSearching && <Text size="sm">{loading}</Text>}
        {isFailed && <Text size="sm">{trades.failed}</Text>}
        {isChosen && <ChosenWork skills={skills} isListed={isFolded} />}
      </div>
      {isChosen && categories.length > 1 && (
        <div ref={kinds}>
          <ChoiceChips
            label={trades.oneOf}
            choices={categories.map((value) => ({
              value,
              label: sayKind(found.filter((work) => work.category === value)),
            }))}
            value={category}
            onChoose={onCategory}
          />
        </div>
      )}
      {isChosen && children}
    </>
  );
}

/** After a tap on a trade its kinds come into sight: on a small screen they begin below the button at the thumb. */
function useInSight(found: readonly FoundWork[]) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found.length > 0) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [found]);
  return place;
}

/** What is chosen, in one line. Where it is listed below, only screen readers read the line. */
function ChosenWork({ skills, isListed }: { skills: readonly string[]; isListed: boolean }) {
  const { trades } = useMessages(texts);
  const line = trades.chosen({ skills: joinParts(skills.map(getName)) });
  return isListed ? <VisuallyHidden>{line}</VisuallyHidden> : <Text>{line}</Text>;
}
