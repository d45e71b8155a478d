import { findJobCall } from "@hunarmand/api/open-hours";
import { useState } from "react";
import customers from "../../../../locales/en/customers.json";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { useOpeningHours } from "../../../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useWorkFacts } from "../../use-work-facts.ts";
import type { JobDraft } from "../job-draft.ts";
import { countNear } from "./near-handymen.ts";
import { findTimeChoice, listTimeChoices, type TimeChoice, toTypedTime } from "./time-choices.ts";

interface TimeChipsProps {
  values: Pick<JobDraft, "time" | "scheduledAt">;
  work: Pick<JobDraft, "skill" | "city" | "area">;
  choose: (values: Pick<JobDraft, "time" | "scheduledAt">, choice: TimeChoice) => void;
}

/** Where nobody does this work, times before the office's next call are missing: it looks for somebody first. */
export function TimeChips({ values, work, choose }: TimeChipsProps) {
  const { post } = useMessages(customers);
  // Chips that change while one taps would choose the wrong time.
  const [now] = useState(() => new Date());
  const chosen = findTimeChoice(values, now);
  const hours = useOpeningHours();
  const facts = useWorkFacts(work.skill);
  const isNobody = facts !== undefined && countNear(facts, work).inCity === 0;
  const call = isNobody && hours ? findJobCall({ from: now, wished: null }, hours) : undefined;
  return (
    <ChoiceChips
      label={post.when}
      choices={listTimeChoices(now, call).map((value) => ({ value, label: post.times[value] }))}
      value={chosen}
      // Another tap on the same chip keeps the typed date.
      onChoose={(choice) => choose(choice === chosen ? values : toTypedTime(choice, now), choice)}
    />
  );
}
