import "./work-facts.css";
import { getWorkFacts, type WorkFacts } from "@hunarmand/api/lookups/nearby";
import { Alert, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import workFacts from "../../../../locales/en/work-facts.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { NextOfficeCall } from "../../../../shared/office/next-office-call.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobDraft } from "../job-draft.ts";
import { countNear, findExactPrice, roundArrival } from "./near-handymen.ts";

// Their place is kept free, so that nothing moves under the thumb when they come.
const BestHandymen = lazyPart(async () => (await import("./best-handymen.tsx")).BestHandymen, {
  fallback: <div className="best-handymen" />,
  away: () => null,
});

/** The usual price of the chosen work, who does it nearby, and how soon they come (docs/product.md C8). */
export function WorkFactsNote({ draft }: { draft: Pick<JobDraft, "skill" | "subSkill" | "city" | "area"> }) {
  const facts = useWorkFacts(draft.skill);
  const texts = useMessages(workFacts);
  if (!facts?.usualPrice) return null;
  const exactPrice = findExactPrice(facts, draft);
  const { inCity, inArea, arrivalMinutes } = countNear(facts, draft);
  const [city, area] = [getName(draft.city), getName(draft.area)];
  const price = (
    <Text component="span" fw={700} className="work-price">
      {exactPrice ? <ExactPrice price={exactPrice} /> : <UsualPrice price={facts.usualPrice} />}
    </Text>
  );
  if (inCity === 0)
    return (
      <Alert color="marigold" mb="md" role="status" title={city ? texts.noneIn({ city }) : texts.none}>
        {texts.office} <NextOfficeCall />
        <div>
          {price} {texts.labour}
        </div>
      </Alert>
    );
  const arrival = arrivalMinutes === undefined ? undefined : roundArrival(arrivalMinutes);
  return (
    <Alert color="green" mb="md" role="status">
      {price} {texts.labour}
      <div>
        {city ? texts.inCity({ count: inCity, city }) : texts.cityNext}{" "}
        {inArea > 0 && (inCity === 1 ? texts.onlyInArea({ area }) : texts.inArea({ count: inArea, area }))}{" "}
        {arrival && texts.arrival[arrival.unit](arrival)}
      </div>
      {city !== "" && (
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

/** Returns undefined while loading, and when the facts cannot be read: the steps work without them. */
function useWorkFacts(skill: string): WorkFacts | undefined {
  const [read, setRead] = useState<{ skill: string; facts: WorkFacts }>();
  useEffect(() => {
    if (skill === "") return;
    const leaving = new AbortController();
    const { signal } = leaving;
    callApi(getWorkFacts, { params: { skill }, signal }).then(
      (facts) => !signal.aborted && setRead({ skill, facts }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [skill]);
  return read?.skill === skill ? read.facts : undefined;
}
