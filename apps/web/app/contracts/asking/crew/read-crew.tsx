import "./crew-rows.css";
import { findLastWorkDay } from "@hunarmand/api/contracts/quotes/work-weeks";
import { Button, Text } from "@mantine/core";
import crewForm from "../../../locales/en/crew-form.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useContractWord } from "../../../shared/work/contract-word.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { type emptyQuote, TypedCrew } from "../../contract-forms.ts";
import { findSize } from "../../day-price/find-usual-sum.ts";
import { useWorkWeeks } from "../../day-price/use-work-weeks.ts";
import type { FormPartName, FormParts } from "../form-parts.tsx";
import { useTradeSums } from "./use-trade-sums.ts";

interface ReadLine {
  part: FormPartName;
  words: string;
  /** What each trade costs, instead of the words. */
  sums?: readonly string[] | undefined;
}

/** Returns what the form says now, one line for each part. */
function useReadLines() {
  const { fromTo } = useMessages(quoteTerms);
  const saySums = useTradeSums();
  const { starts } = useMessages(crewForm);
  const { calendarDay } = useFormats();
  const wordOf = useContractWord();
  const { tradesOf } = useCrewSize();
  const sayWeeks = useWorkWeeks();
  return (values: typeof emptyQuote): ReadLine[] => {
    const { crew, city, startDate } = values;
    const { data: typed } = TypedCrew.safeParse(values);
    const days = typed && findSize(typed)?.days;
    const trades = crew.map(({ trade, handymen }) => ({ trade, handymen: Number(handymen) }));
    const first = startDate && calendarDay(`${startDate}T00:00:00+05:00`);
    const last = startDate && days !== undefined && days > 1 && findLastWorkDay(startDate, days);
    return [
      { part: "crew", words: tradesOf(trades), sums: typed && saySums(typed) },
      { part: "city", words: wordOf(city) },
      { part: "days", words: days === undefined ? "" : sayWeeks(days) },
      { part: "startDate", words: last ? fromTo({ first, last: calendarDay(last) }) : first && starts({ day: first }) },
    ];
  };
}

interface ReadCrewProps {
  values: typeof emptyQuote;
  parts: FormParts;
  onUndo: () => void;
  /** Undefined while another trade cannot be added, or where the rows are open, which have a button for it. */
  onAdd: (() => void) | undefined;
}

/** What was filled in from a person's words, line by line with the way to change it, and to take all out. */
export function ReadCrew({ values, parts, onUndo, onAdd }: ReadCrewProps) {
  const texts = useMessages(crewForm);
  const readLines = useReadLines();
  const lines = readLines(values).filter(({ part, words }) => words !== "" && !parts.isOpen(part));
  return (
    <div>
      <div role="status">
        <Text>{texts.read}</Text>
        {lines.map(({ part, words, sums = [words] }) => (
          <div key={part} className="read-line">
            <Text component="span" fw={600}>
              {sums.map((line) => (
                <Text key={line} component="span" inherit display="block">
                  <WholeNames>{line}</WholeNames>
                </Text>
              ))}
            </Text>
            <Button
              variant="subtle"
              aria-label={texts.changeWhat({ what: words })}
              onClick={() => parts.open(part, true)}
            >
              {texts.change}
            </Button>
          </div>
        ))}
      </div>
      <div className="read-line">
        <Button variant="subtle" onClick={onUndo}>
          {texts.undo}
        </Button>
        {onAdd && (
          <Button variant="subtle" onClick={onAdd}>
            {texts.another}
          </Button>
        )}
      </div>
    </div>
  );
}
