import { workMonthDays, workWeekDays } from "@hunarmand/api/contracts/exact-crew";
import { findWithoutSundays, findWithSundays } from "@hunarmand/api/contracts/quotes/work-weeks";
import { Text } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import crewForm from "../../locales/en/crew-form.json";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { CountField } from "../choices/count-field.tsx";
import { TypedDays } from "../choices/typed-days.ts";
import type { emptyQuote } from "../contract-forms.ts";
import { fillDays } from "./fill-choices.ts";

const weekChoices = [1, 2, 3];

interface DaysFieldProps<Parsed> {
  form: CallForm<typeof emptyQuote, Parsed>;
  /** Whether it is in sight instead of the spec's list, and shows that list's error. */
  isAsked: boolean;
}

/** The days of work: a number, "3 weeks" as people say it, or one tap. A week is without its Sunday until the person adds it. */
export function DaysField<Parsed>({ form: whole, isAsked }: DaysFieldProps<Parsed>) {
  const { quoteForm } = useMessages(contracts);
  const texts = useMessages(crewForm);
  const { timeOf } = useCrewSize();
  const wordOf = useContractWord();
  const { form, field } = whole;
  const typed = form.values.durationDays;
  const { data: days } = TypedDays.safeParse(typed);
  const isNumber = String(days ?? "") === typed;
  return (
    <div>
      <CountField
        label={quoteForm.durationDays}
        description={quoteForm.durationDaysHint}
        {...field("durationDays")}
        withAsterisk={form.values.duration === ""}
        error={form.errors.durationDays ?? (isAsked && form.errors.duration)}
        inputMode="text"
        autoComplete="off"
        onChange={(event) => fillDays(form, event.currentTarget.value)}
      />
      <ChoiceChips
        label={texts.time}
        choices={[
          ...weekChoices.map((weeks) => ({ value: String(weeks * workWeekDays), label: texts.weeks({ weeks }) })),
          { value: String(workMonthDays), label: wordOf("1 Month") },
        ]}
        value={String(days ?? "")}
        onChoose={(value) => fillDays(form, value)}
      />
      {days !== undefined && !isNumber && !findWithSundays(days) && (
        <Text mt="xs">{texts.isDays({ days: timeOf({ duration: "", durationDays: days }) })}</Text>
      )}
      {days !== undefined && <Sundays days={days} onChoose={(next) => fillDays(form, String(next))} />}
    </div>
  );
}

/** Whether whole weeks or months are with their Sundays, by one tap. Nothing for any other time. */
function Sundays({ days, onChoose }: { days: number; onChoose: (days: number) => void }) {
  const texts = useMessages(crewForm);
  const { timeOf } = useCrewSize();
  // 42 days are six weeks with Sundays, and seven without: what the person chose decides.
  const [chosen, setChosen] = useState<number>();
  const added = chosen === days ? undefined : findWithSundays(days);
  const left = added === undefined ? findWithoutSundays(days) : undefined;
  if (added === undefined && left === undefined) return null;
  const say = (durationDays: number) => timeOf({ duration: "", durationDays });
  const change = () => {
    setChosen(added);
    onChoose(added ?? left ?? days);
  };
  return (
    <ChoiceChips
      label={texts.workWeek({ days: say(days), weekDays: String(added === undefined ? 7 : workWeekDays) })}
      choices={[{ value: "sundays", label: texts.sundays({ days: say(added ?? days) }) }]}
      value={added === undefined ? "sundays" : ""}
      onChoose={change}
    />
  );
}
