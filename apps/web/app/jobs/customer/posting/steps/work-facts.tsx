import "./work-facts.css";
import { limits } from "@hunarmand/api/limits";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Alert, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import workFacts from "../../../../locales/en/work-facts.json";
import { findPriceUnit } from "../../../../shared/money/price-unit.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { AnswerTime, useAnswer } from "../../answer-time.tsx";
import { useWorkFacts } from "../../use-work-facts.ts";
import { findWish, type JobDraft, type Step } from "../job-draft.ts";
import { AtHour, OnlyHandyman } from "../people/at-hour.tsx";
import { useBestHandymen } from "../people/use-best-handymen.ts";
import { type ExactPrices, useExactPrices } from "./exact-prices.ts";
import { countNear, findExactPrice, type Near, roundArrival } from "./near-handymen.ts";

const quietly = { away: () => null };

// Their place is kept free, so that nothing moves under the thumb.
const BestHandymen = lazyPart(
  async () => (await import("../../../../shared/directory/best-handymen.tsx")).BestHandymen,
  { ...quietly, fallback: <div style={{ height: "6.8rem" }} /> },
);

// Few read them at once: where nobody can come, after the first step, and before the city is known.
const NextOfficeCall = lazyPart(
  async () => (await import("../../../../shared/office/next-office-call.tsx")).NextOfficeCall,
  quietly,
);
const WhoComes = lazyPart(async () => (await import("../people/who-comes.tsx")).WhoComes, quietly);
const CityChips = lazyPart(async () => (await import("../people/who-comes.tsx")).CityChips, quietly);
const FirstHelp = lazyPart(async () => (await import("../../first-help.tsx")).FirstHelp, quietly);
const GasHelp = lazyPart(async () => (await import("../../first-help.tsx")).GasHelp, quietly);
const FewHandymen = lazyPart(async () => (await import("./few-handymen.tsx")).FewHandymen, quietly);

interface WorkFactsNoteProps {
  draft: Pick<JobDraft, "category" | "skill" | "subSkill" | "city" | "area" | "time" | "scheduledAt">;
  /** After the first: price and who comes, and the rest by a tap. The last also says what follows if nobody accepts, or the fault is back. */
  step: Step;
  /** Whether the first step shows price and city alone, and the rest by a tap: the search has said it. */
  isFolded?: boolean;
  /** Whether one handyman is asked first: then the others have no face here. */
  isAsking?: boolean | undefined;
  /** Called with the prices of exact work once they are read, and in another language again. */
  onPrices: (read: ReturnType<typeof useExactPrices>) => void;
  /** Called with another time, or with a city. */
  change: (values: Partial<JobDraft>) => void;
  goTo: (step: Step) => void;
}

/** The usual price of the chosen work, who does it nearby, and how soon they answer and come (docs/product.md C8). */
export function WorkFactsNote({ draft, step, isFolded = false, isAsking, onPrices, change, goTo }: WorkFactsNoteProps) {
  const facts = useWorkFacts(draft.skill);
  const texts = useMessages(workFacts);
  const isLast = step === "review";
  const read = useExactPrices(facts);
  const { prices } = read;
  const handOver = useEffectEvent(() => facts && onPrices(read));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other facts or another language change them
  useEffect(handOver, [facts, texts]);
  const near = facts && countNear(facts, draft);
  const best = useBestHandymen({
    ...{ skill: draft.skill, city: isAsking || !near?.inCity ? "" : draft.city },
    area: near && near.inArea > 0 ? draft.area : undefined,
  });
  if (!facts?.usualPrice || !near) return null;
  const priceProps = { draft, facts, prices, isLast, usual: facts.usualPrice };
  const city = getName(draft.city);
  if (near.inCity === 0)
    return (
      <Alert color="marigold" mb="md" role="status" title={city ? texts.noneIn({ city }) : texts.none}>
        <FirstHelp work={draft} />
        {texts.office} <NextOfficeCall />
        <details>
          <summary className="tall-check">
            <WorkPrice {...priceProps} />
          </summary>
          <PriceTerms {...priceProps} />
        </details>
      </Alert>
    );
  return (
    <Alert color="green" mb="md" role="status">
      {step === "what" && <GasHelp work={draft} />}
      {/* What was opened on one step would push the questions of the next away. */}
      <PriceFold key={step} {...{ ...priceProps, step, isFolded, near, best, isAsking }} />
      {step === "what" && city === "" && (
        <CityChips
          facts={facts}
          choose={(chosen) => change({ city: chosen, area: "" })}
          openAll={() => goTo("where")}
        />
      )}
      {isLast && <FewHandymen {...{ draft, facts, change, isAsking }} handymen={near.inCity} />}
    </Alert>
  );
}

type PriceFoldProps = WorkPriceProps & NearHandymenProps & Pick<WorkFactsNoteProps, "step" | "isFolded">;

/** The price, and who comes, with all that is known of them by a tap. */
function PriceFold({ step, isFolded, near, best, isAsking, ...price }: PriceFoldProps) {
  const { draft, facts } = price;
  const isOpen = step === "what" && !isFolded;
  return (
    <details open={isOpen}>
      <summary className="tall-check">
        <WorkPrice {...price} />
        {!isOpen && best && (
          <WhoComes facts={facts} city={draft.city} wish={findWish(draft)} entries={best} handymen={near.inCity} />
        )}
      </summary>
      <PriceTerms {...price} />
      <NearHandymen {...{ draft, facts, near, best, isAsking }} />
    </details>
  );
}

interface NearHandymenProps extends Pick<WorkFactsNoteProps, "draft" | "isAsking"> {
  facts: WorkFacts;
  near: Near;
  best: readonly DirectoryEntry[] | undefined;
}

/** Who does the work in the city, and how soon they accept and come. */
function NearHandymen({ draft, facts, near: { inCity, inArea, arrivalMinutes }, best, isAsking }: NearHandymenProps) {
  const texts = useMessages(workFacts);
  const [city, area] = [getName(draft.city), getName(draft.area)];
  const { isDay } = useAnswer({ facts, city: draft.city });
  const onlyName = inCity === 1 ? best?.[0]?.firstName : undefined;
  const arrival = arrivalMinutes === undefined ? undefined : roundArrival(arrivalMinutes);
  return (
    <>
      <div>
        {onlyName ? (
          <OnlyHandyman facts={facts} city={draft.city} name={onlyName} />
        ) : (
          city && texts.inCity({ count: inCity, city })
        )}{" "}
        {inArea > 0 && inCity > 1 && texts.inArea({ count: inArea, area })}
        {inArea > 0 && onlyName && texts.only.inArea({ name: onlyName, area })}{" "}
        {city !== "" && !onlyName && draft.time === "soon" && (
          <AtHour facts={facts} city={draft.city} handymen={inCity} />
        )}{" "}
        {arrival && isDay && texts.arrival[arrival.unit](arrival)}{" "}
        {city !== "" && <AnswerTime facts={facts} city={draft.city} isSoon={draft.time === "soon"} />}
      </div>
      {city !== "" && !isAsking && <BestHandymen entries={best} handymen={inCity} />}
    </>
  );
}

interface WorkPriceProps extends Pick<WorkFactsNoteProps, "draft"> {
  isLast: boolean;
  facts: WorkFacts;
  prices: ExactPrices;
  usual: NonNullable<WorkFacts["usualPrice"]>;
}

/** The price, and before posting that nothing is paid without an agreement, and that the office knows who comes. */
function WorkPrice({ draft, prices, usual, isLast }: WorkPriceProps) {
  const { price, exact, free, safe } = useMessages(workFacts);
  const { pkr, number } = useFormats();
  const exactPrice = prices[draft.subSkill];
  return (
    <>
      <Text component="span" fw={700} className="work-price">
        {exactPrice
          ? exact({ work: getName(draft.subSkill), price: exactPrice })
          : price({ from: pkr(usual.from), to: number(usual.to) })}
      </Text>{" "}
      {isLast && `${free} ${safe}`}{" "}
    </>
  );
}

/** What the price is for. */
function PriceTerms({ draft, facts, isLast }: WorkPriceProps) {
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
