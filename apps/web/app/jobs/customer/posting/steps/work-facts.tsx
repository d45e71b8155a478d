import "./work-facts.css";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import type { DirectoryEntry } from "@hunarmand/api/providers/directory";
import { Alert } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import workFacts from "../../../../locales/en/work-facts.json";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { AnswerTime, useAnswer } from "../../answer-time.tsx";
import { useWorkFacts } from "../../use-work-facts.ts";
import { findWish, type JobDraft, type Step } from "../job-draft.ts";
import { AtHour, OnlyHandyman } from "../people/at-hour.tsx";
import { useBestHandymen } from "../people/use-best-handymen.ts";
import { useExactPrices } from "./exact-prices.ts";
import {
  PriceLine,
  PriceTerms,
  WhoComes,
  type WorkFactsDraft,
  WorkPrice,
  type WorkPriceProps,
} from "./named-work/work-price.tsx";
import { countNear, findShownCity, type Near, roundArrival } from "./near-handymen.ts";

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
const Everywhere = lazyPart(async () => (await import("../people/who-comes.tsx")).Everywhere, quietly);
const FirstHelp = lazyPart(async () => (await import("../../first-help.tsx")).FirstHelp, quietly);
const GasHelp = lazyPart(async () => (await import("../../first-help.tsx")).GasHelp, quietly);
const FewHandymen = lazyPart(async () => (await import("./few-handymen.tsx")).FewHandymen, quietly);

interface WorkFactsNoteProps {
  draft: WorkFactsDraft;
  /** Between the first and the last: the price in one line, beside the time also who comes. The last says what follows if nobody accepts. */
  step: Step;
  /** Whether the first step shows price and city alone, and the rest by a tap: the search has said it. */
  isFolded?: boolean | undefined;
  /** Whether one handyman is asked first: then the others have no face here. */
  isAsking?: boolean | undefined;
  /** Called with the prices of exact work once they are read, and in another language again. */
  onPrices: (read: ReturnType<typeof useExactPrices>) => void;
  /** Called with another time. */
  change: (values: Partial<JobDraft>) => void;
}

/** The usual price of the chosen work, who does it nearby, and how soon they answer and come (docs/product.md C8). */
export function WorkFactsNote({ draft, step, isFolded = false, isAsking, onPrices, change }: WorkFactsNoteProps) {
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
    ...{ skill: draft.skill, city: isAsking ? "" : findShownCity(facts, draft.city) },
    area: near && near.inArea > 0 ? draft.area : undefined,
  });
  if (!facts?.usualPrice || !near) return null;
  const priceProps = { draft, facts, prices, isLast, usual: facts.usualPrice };
  if (near.inCity === 0) return <Nobody {...priceProps} />;
  if (step === "where" || step === "when")
    return (
      <PriceLine
        {...priceProps}
        best={step === "when" ? best : undefined}
        handymen={near.inCity}
        isAskingNow={step === "when" && draft.time === "soon" && draft.city !== "" && !isAsking}
      />
    );
  return (
    <Alert color="green" mb="md" role="status">
      {step === "what" && <GasHelp work={draft} />}
      <PriceFold {...{ ...priceProps, step, isFolded, near, best, isAsking }} />
      {isLast && <FewHandymen {...{ draft, facts, change, isAsking }} handymen={near.inCity} />}
    </Alert>
  );
}

/** Where nobody does this work: what helps at once, when the office calls, and the price by a tap. */
function Nobody(price: WorkPriceProps) {
  const texts = useMessages(workFacts);
  const city = getName(price.draft.city);
  return (
    <Alert color="marigold" mb="md" role="status" title={city ? texts.noneIn({ city }) : texts.none}>
      <FirstHelp work={price.draft} />
      {texts.office} <NextOfficeCall wish={findWish(price.draft)} />
      <details>
        <summary className="tall-check">
          <WorkPrice {...price} />
        </summary>
        <PriceTerms {...price} />
      </details>
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
        {draft.city === "" && <Everywhere facts={facts} entries={best} />}
        {!isOpen && best && draft.city !== "" && (
          <WhoComes facts={facts} city={draft.city} wish={findWish(draft)} entries={best} handymen={near.inCity} />
        )}
      </summary>
      <PriceTerms {...price} />
      {draft.city !== "" && <NearHandymen {...{ draft, facts, near, best, isAsking }} />}
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
          texts.inCity({ count: inCity, city })
        )}{" "}
        {inArea > 0 && inCity > 1 && texts.inArea({ count: inArea, area })}
        {inArea > 0 && onlyName && texts.only.inArea({ name: onlyName, area })}{" "}
        {!onlyName && draft.time === "soon" && <AtHour facts={facts} city={draft.city} handymen={inCity} />}{" "}
        {arrival && isDay && texts.arrival[arrival.unit](arrival)}{" "}
        <AnswerTime facts={facts} city={draft.city} isSoon={draft.time === "soon"} />
      </div>
      {!isAsking && <BestHandymen entries={best} handymen={inCity} />}
    </>
  );
}
