import "./work-facts.css";
import { limits } from "@hunarmand/api/limits";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import { workBegins } from "@hunarmand/api/providers/work-hours";
import { Alert, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import workFacts from "../../../../locales/en/work-facts.json";
import { findPriceUnit } from "../../../../shared/money/price-unit.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { AnswerTime, useAnswer } from "../../answer-time.tsx";
import { useWorkFacts } from "../../use-work-facts.ts";
import type { JobDraft, Step } from "../job-draft.ts";
import { useBestHandymen } from "../people/use-best-handymen.ts";
import { type ExactPrices, useExactPrices } from "./exact-prices.ts";
import { countAtHour, countNear, findExactPrice, type Near, roundArrival } from "./near-handymen.ts";

// Their place is kept free, so that nothing moves under the thumb when they come.
const BestHandymen = lazyPart(
  async () => (await import("../../../../shared/directory/best-handymen.tsx")).BestHandymen,
  {
    fallback: <div style={{ height: "6.8rem" }} />,
    away: () => null,
  },
);

// Few read them: where nobody can come, and on the last step.
const NextOfficeCall = lazyPart(
  async () => (await import("../../../../shared/office/next-office-call.tsx")).NextOfficeCall,
  { away: () => null },
);
const FewHandymen = lazyPart(async () => (await import("./few-handymen.tsx")).FewHandymen, { away: () => null });

interface WorkFactsNoteProps {
  draft: Pick<JobDraft, "category" | "skill" | "subSkill" | "city" | "area" | "time">;
  /**
   * The last two show the price, and the rest by a tap: it was read before. The last one also says what happens if nobody accepts, and if the
   * problem is back.
   */
  step: Step;
  /** Whether one handyman is asked first: then the others have no face here. */
  isAsking?: boolean | undefined;
  /** Called with the prices of exact work once they are read, and in another language again. */
  onPrices: (prices: ExactPrices) => void;
  /** Called with another time. */
  change: (time: Pick<JobDraft, "time" | "scheduledAt">) => void;
}

/** The usual price of the chosen work, who does it nearby, and how soon they answer and come (docs/product.md C8). */
export function WorkFactsNote({ draft, step, isAsking, onPrices, change }: WorkFactsNoteProps) {
  const facts = useWorkFacts(draft.skill);
  const texts = useMessages(workFacts);
  const isLast = step === "review";
  const prices = useExactPrices(facts);
  const handOver = useEffectEvent(() => onPrices(prices));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other facts or another language change them
  useEffect(handOver, [facts, texts]);
  if (!facts?.usualPrice) return null;
  const priceProps = { draft, facts, prices, isLast, usual: facts.usualPrice };
  const near = countNear(facts, draft);
  const city = getName(draft.city);
  if (near.inCity === 0)
    return (
      <Alert color="marigold" mb="md" role="status" title={city ? texts.noneIn({ city }) : texts.none}>
        {texts.office} <NextOfficeCall />
        <div>
          <WorkPrice {...priceProps} />
          <PriceTerms {...priceProps} />
        </div>
      </Alert>
    );
  return (
    <Alert color="green" mb="md" role="status">
      <details open={step === "what"}>
        <summary className="tall-check">
          <WorkPrice {...priceProps} />
        </summary>
        <PriceTerms {...priceProps} />
        <NearHandymen {...{ draft, facts, near, isAsking, isNext: step === "what" }} />
      </details>
      {isLast && !isAsking && <FewHandymen {...{ draft, facts, change }} handymen={near.inCity} />}
    </Alert>
  );
}

interface NearHandymenProps extends Pick<WorkFactsNoteProps, "draft" | "isAsking"> {
  facts: WorkFacts;
  near: Near;
  /** Whether the city comes on the next step. */
  isNext: boolean;
}

/** Who does the work in the city, and how soon they accept and come. */
function NearHandymen({ draft, facts, near: { inCity, inArea, arrivalMinutes }, isAsking, isNext }: NearHandymenProps) {
  const texts = useMessages(workFacts);
  const [city, area] = [getName(draft.city), getName(draft.area)];
  const best = useBestHandymen({
    ...{ skill: draft.skill, city: isAsking ? "" : draft.city },
    area: inArea > 0 ? draft.area : undefined,
  });
  const { isDay } = useAnswer({ facts, city: draft.city });
  const onlyName = inCity === 1 ? best?.[0]?.firstName : undefined;
  const arrival = arrivalMinutes === undefined ? undefined : roundArrival(arrivalMinutes);
  return (
    <>
      <div>
        {onlyName ? (
          <OnlyHandyman facts={facts} city={draft.city} name={onlyName} />
        ) : city ? (
          texts.inCity({ count: inCity, city })
        ) : (
          isNext && texts.cityNext
        )}{" "}
        {inArea > 0 && inCity > 1 && texts.inArea({ count: inArea, area })}
        {inArea > 0 && onlyName && texts.only.inArea({ name: onlyName, area })}{" "}
        {city !== "" && !onlyName && <AtHour facts={facts} city={draft.city} handymen={inCity} />}{" "}
        {arrival && isDay && texts.arrival[arrival.unit](arrival)}{" "}
        {city !== "" && <AnswerTime facts={facts} city={draft.city} isSoon={draft.time === "soon"} />}
      </div>
      {city !== "" && !isAsking && <BestHandymen entries={best} handymen={inCity} />}
    </>
  );
}

interface AtHourProps {
  facts: WorkFacts;
  city: string;
  handymen: number;
}

/** How many of them take jobs at this hour (docs/product.md P7). */
function AtHour({ facts, city, handymen: count }: AtHourProps) {
  const { atHour } = useMessages(workFacts);
  const { hour } = useFormats();
  const [now] = useState(() => new Date());
  const taking = countAtHour(facts, city, now);
  if (taking === count) return atHour.all({ count });
  const time = hour(workBegins);
  return taking === 0 ? atHour.none({ count, time }) : atHour.some({ count: taking, time });
}

/** The only handyman of the city by name, and whether they take jobs at this hour. */
function OnlyHandyman({ facts, city, name }: Pick<AtHourProps, "facts" | "city"> & { name: string }) {
  const { only } = useMessages(workFacts);
  const { hour } = useFormats();
  const [now] = useState(() => new Date());
  const place = getName(city);
  return countAtHour(facts, city, now) === 0
    ? only.later({ name, city: place, time: hour(workBegins) })
    : only.now({ name, city: place });
}

interface WorkPriceProps extends Pick<WorkFactsNoteProps, "draft"> {
  isLast: boolean;
  facts: WorkFacts;
  prices: ExactPrices;
  usual: NonNullable<WorkFacts["usualPrice"]>;
}

/** The price, and before posting that nothing is paid without an agreement. */
function WorkPrice({ draft, prices, usual, isLast }: WorkPriceProps) {
  const { price, exact, free } = useMessages(workFacts);
  const { pkr, number } = useFormats();
  const exactPrice = prices[draft.subSkill];
  return (
    <>
      <Text component="span" fw={700} className="work-price">
        {exactPrice
          ? exact({ work: getName(draft.subSkill), price: exactPrice })
          : price({ from: pkr(usual.from), to: number(usual.to) })}
      </Text>{" "}
      {isLast && free}{" "}
    </>
  );
}

/** What the price is for. */
function PriceTerms({ draft, facts, isLast }: WorkPriceProps) {
  const { labour, comesAgain } = useMessages(workFacts);
  // Customers agree on the price of a whole job.
  const unit = findExactPrice(facts, draft)?.isAgreed ? "job" : findPriceUnit(draft.category);
  return (
    <span>
      {labour[unit]} {isLast && comesAgain({ days: String(limits.problemDays) })}
    </span>
  );
}
