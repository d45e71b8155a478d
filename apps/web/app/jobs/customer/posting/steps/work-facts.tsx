import "./work-facts.css";
import { limits } from "@hunarmand/api/limits";
import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import { Alert, Text } from "@mantine/core";
import workFacts from "../../../../locales/en/work-facts.json";
import { findPriceUnit } from "../../../../shared/money/price-unit.ts";
import { NextOfficeCall } from "../../../../shared/office/next-office-call.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { AnswerTime, OfficeInstead } from "../../answer-time.tsx";
import { useWorkFacts } from "../../use-work-facts.ts";
import type { JobDraft } from "../job-draft.ts";
import { countNear, findExactPrice, roundArrival } from "./near-handymen.ts";

// Their place is kept free, so that nothing moves under the thumb when they come.
const BestHandymen = lazyPart(async () => (await import("./best-handymen.tsx")).BestHandymen, {
  fallback: <div className="best-handymen" />,
  away: () => null,
});

interface WorkFactsNoteProps {
  draft: Pick<JobDraft, "category" | "skill" | "subSkill" | "city" | "area">;
  /** The last step also says what happens if nobody accepts, and if the problem is back. */
  isLast: boolean;
  /** Whether one handyman is asked first: then the others have no face here. */
  isAsking?: boolean | undefined;
}

/** The usual price of the chosen work, who does it nearby, and how soon they answer and come (docs/product.md C8). */
export function WorkFactsNote({ draft, isLast, isAsking }: WorkFactsNoteProps) {
  const facts = useWorkFacts(draft.skill);
  const texts = useMessages(workFacts);
  if (!facts?.usualPrice) return null;
  const { inCity, inArea, arrivalMinutes } = countNear(facts, draft);
  const [city, area] = [getName(draft.city), getName(draft.area)];
  const price = <WorkPrice draft={draft} facts={facts} usual={facts.usualPrice} isLast={isLast} />;
  if (inCity === 0)
    return (
      <Alert color="marigold" mb="md" role="status" title={city ? texts.noneIn({ city }) : texts.none}>
        {texts.office} <NextOfficeCall />
        {price}
      </Alert>
    );
  const arrival = arrivalMinutes === undefined ? undefined : roundArrival(arrivalMinutes);
  return (
    <Alert color="green" mb="md" role="status">
      {price}
      <div>
        {city ? texts.inCity({ count: inCity, city }) : texts.cityNext}{" "}
        {inArea > 0 && (inCity === 1 ? texts.onlyInArea({ area }) : texts.inArea({ count: inArea, area }))}{" "}
        {arrival && texts.arrival[arrival.unit](arrival)}{" "}
        {city !== "" && <AnswerTime facts={facts} city={draft.city} />}
      </div>
      {isLast && <OfficeInstead facts={facts} city={draft.city} />}
      {city !== "" && !isAsking && (
        <BestHandymen
          skill={draft.skill}
          city={draft.city}
          area={inArea > 0 ? draft.area : undefined}
          handymen={inCity}
        />
      )}
    </Alert>
  );
}

interface WorkPriceProps extends WorkFactsNoteProps {
  facts: WorkFacts;
  usual: NonNullable<WorkFacts["usualPrice"]>;
}

/** The price with what it is for. */
function WorkPrice({ draft, facts, usual, isLast }: WorkPriceProps) {
  const { labour, free, comesAgain } = useMessages(workFacts);
  const exact = findExactPrice(facts, draft);
  // Customers agree on the price of a whole job.
  const unit = exact ? "job" : findPriceUnit(draft.category);
  return (
    <div>
      <Text component="span" fw={700} className="work-price">
        {exact ? <ExactPrice price={exact} /> : <UsualPrice price={usual} />}
      </Text>{" "}
      {labour[unit]} {isLast && `${free} ${comesAgain({ days: String(limits.problemDays) })}`}
    </div>
  );
}

interface PriceProps {
  price: { from: number; to: number };
}

function UsualPrice({ price: { from, to } }: PriceProps) {
  const { price } = useMessages(workFacts);
  const { pkr, number } = useFormats();
  return price({ from: pkr(from), to: number(to) });
}

/** What most customers agreed to pay for the chosen sub-skill. All may have agreed on one price. */
function ExactPrice({ price: { from, to } }: PriceProps) {
  const { exact } = useMessages(workFacts);
  const { pkr, number } = useFormats();
  return from === to ? exact.one({ price: pkr(from) }) : exact.band({ from: pkr(from), to: number(to) });
}
