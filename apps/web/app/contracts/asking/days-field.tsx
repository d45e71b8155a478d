import { ExactDays } from "@hunarmand/api/contracts/exact-crew";
import { Button, Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import crewForm from "../../locales/en/crew-form.json";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { CountField } from "../choices/count-field.tsx";
import type { emptyQuote } from "../contract-forms.ts";
import { fillDays } from "./fill-choices.ts";

const weekDays = 7;
const monthDays = 30;
const weekChoices = [1, 2, 3];

/** Returns the days of work of whole weeks or months in which one day a week is off. Undefined of any other time. */
const findWithDayOff = (days: number): number | undefined =>
  days % weekDays === 0 || days % monthDays === 0 ? Math.round((days * (weekDays - 1)) / weekDays) : undefined;

/** The days of work: a number, "3 weeks" as people say it, or one tap. */
export function DaysField<Parsed>({ form: { form, field } }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  const texts = useMessages(crewForm);
  const { timeOf } = useCrewSize();
  const typed = form.values.durationDays;
  const { data: days } = ExactDays.safeParse(typed);
  const say = (durationDays: number) => timeOf({ duration: "", durationDays });
  const withDayOff = days === undefined ? undefined : findWithDayOff(days);
  return (
    <div>
      <CountField
        label={quoteForm.durationDays}
        description={quoteForm.durationDaysHint}
        {...field("durationDays")}
        inputMode="text"
        autoComplete="off"
        onChange={(event) => fillDays(form, event.currentTarget.value)}
      />
      <ChoiceChips
        label={texts.time}
        choices={weekChoices.map((weeks) => ({ value: String(weeks * weekDays), label: texts.weeks({ weeks }) }))}
        value={String(days ?? "")}
        onChoose={(value) => fillDays(form, value)}
      />
      {days !== undefined && String(days) !== typed && <Text mt="xs">{texts.isDays({ days: say(days) })}</Text>}
      {withDayOff !== undefined && (
        <Button variant="subtle" type="button" onClick={() => fillDays(form, String(withDayOff))}>
          {texts.dayOff({ days: say(withDayOff) })}
        </Button>
      )}
    </div>
  );
}
