import { getWorkFacts, type WorkFacts } from "@hunarmand/api/lookups/nearby";
import { Alert, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import workFacts from "../../../../locales/en/work-facts.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { OfficeHours } from "../../../../shared/office/office-links.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobDraft } from "../job-draft.ts";
import { countNear, roundArrival } from "./near-handymen.ts";

/** The usual price of the chosen work, who does it nearby, and how soon they come (docs/product.md C8). */
export function WorkFactsNote({ draft }: { draft: Pick<JobDraft, "skill" | "city" | "area"> }) {
  const facts = useWorkFacts(draft.skill);
  const texts = useMessages(workFacts);
  const { pkr, number } = useFormats();
  if (!facts?.usualPrice) return null;
  const { from, to } = facts.usualPrice;
  const { inCity, inArea, arrivalMinutes } = countNear(facts, draft);
  const [city, area] = [getName(draft.city), getName(draft.area)];
  const price = (
    <Text component="span" fw={700} className="work-price">
      {texts.price({ from: pkr(from), to: number(to) })}
    </Text>
  );
  if (inCity === 0)
    return (
      <Alert color="marigold" mb="md" role="status" title={city ? texts.noneIn({ city }) : texts.none}>
        {texts.office} <OfficeHours />
        {price} {texts.labour}
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
    </Alert>
  );
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
