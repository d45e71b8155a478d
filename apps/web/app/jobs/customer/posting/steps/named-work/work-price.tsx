import { limits } from "@hunarmand/api/limits";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Text } from "@mantine/core";
import workFacts from "../../../../../locales/en/work-facts.json";
import { WholeNames } from "../../../../../shared/lists/whole-names.tsx";
import { findPriceUnit } from "../../../../../shared/money/price-unit.ts";
import { lazyPart } from "../../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../../shared/texts/messages.ts";
import { getName } from "../../../../../shared/texts/names.ts";
import { useFormats } from "../../../../../shared/texts/use-formats.ts";
import { findWish, type JobDraft } from "../../job-draft.ts";
import type { ExactPrices } from "../exact-prices.ts";
import { findExactPrice } from "../near-handymen.ts";

export const WhoComes = lazyPart(async () => (await import("../../people/who-comes.tsx")).WhoComes, {
  away: () => null,
});

// Beside "As soon as possible" alone.
const SoonAnswer = lazyPart(async () => (await import("../../people/soon-answer.tsx")).SoonAnswer, {
  away: () => null,
});

/** What of a job says what it costs and who comes. */
export type WorkFactsDraft = Pick<
  JobDraft,
  "category" | "skill" | "subSkill" | "city" | "area" | "time" | "scheduledAt"
>;

export interface WorkPriceProps {
  draft: WorkFactsDraft;
  isLast: boolean;
  facts: WorkFacts;
  prices: ExactPrices;
  usual: NonNullable<WorkFacts["usualPrice"]>;
}

/** The price, and before posting that nothing is paid without an agreement, and that the office knows who comes. */
export function WorkPrice({ draft, prices, usual, isLast }: WorkPriceProps) {
  const { price, exact, free, safe } = useMessages(workFacts);
  const { pkr, number } = useFormats();
  const exactPrice = prices[draft.subSkill];
  return (
    <>
      <Text component="span" fw={700} className="work-price">
        <WholeNames>
          {exactPrice
            ? exact({ work: getName(draft.subSkill), price: exactPrice })
            : price({ from: pkr(usual.from), to: number(usual.to) })}
        </WholeNames>
      </Text>{" "}
      {isLast && `${free} ${safe}`}{" "}
    </>
  );
}

/** What the price is for. */
export function PriceTerms({ draft, facts, isLast }: WorkPriceProps) {
  const { labour, materials, comesAgain } = useMessages(workFacts);
  const { pkr, number } = useFormats();
  const { usualMaterials: band } = facts;
  // Customers agree on the price of a whole job.
  const unit = findExactPrice(facts, draft)?.isAgreed ? "job" : findPriceUnit(draft.category);
  return (
    <span>
      {labour[unit]} {band ? materials.known({ from: pkr(band.from), to: number(band.to) }) : materials.unknown}{" "}
      {isLast && comesAgain({ days: String(limits.problemDays) })}
    </span>
  );
}

interface PriceLineProps extends WorkPriceProps {
  best: readonly DirectoryEntry[] | undefined;
  handymen: number;
  /** Whether several are asked at once for as soon as possible, on the step of the time. */
  isAskingNow: boolean;
}

/** Between the first step and the last the questions lead: the price in one line, and beside the time who can come then. */
export function PriceLine({ best, handymen, isAskingNow, ...price }: PriceLineProps) {
  const { draft, facts } = price;
  return (
    <div role="status" className="price-line">
      <WorkPrice {...price} />
      {best && <WhoComes facts={facts} city={draft.city} wish={findWish(draft)} entries={best} handymen={handymen} />}
      {isAskingNow && <SoonAnswer facts={facts} city={draft.city} handymen={handymen} />}
    </div>
  );
}
