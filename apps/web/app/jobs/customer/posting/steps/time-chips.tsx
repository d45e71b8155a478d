import { useState } from "react";
import customers from "../../../../locales/en/customers.json";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobDraft } from "../job-draft.ts";
import { findTimeChoice, listTimeChoices, type TimeChoice, toTypedTime } from "./time-choices.ts";

interface TimeChipsProps {
  values: Pick<JobDraft, "time" | "scheduledAt">;
  choose: (values: Pick<JobDraft, "time" | "scheduledAt">, choice: TimeChoice) => void;
}

export function TimeChips({ values, choose }: TimeChipsProps) {
  const { post } = useMessages(customers);
  // Chips that change while one taps would choose the wrong time.
  const [now] = useState(() => new Date());
  const chosen = findTimeChoice(values, now);
  return (
    <ChoiceChips
      label={post.when}
      choices={listTimeChoices(now).map((value) => ({ value, label: post.times[value] }))}
      value={chosen}
      // Another tap on the same chip keeps the typed date.
      onChoose={(choice) => choose(choice === chosen ? values : toTypedTime(choice, now), choice)}
    />
  );
}
