import "./crew-rows.css";
import { tradesOfQuoteMax } from "@hunarmand/api/contracts/exact-crew";
import { Button, Fieldset, Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { CountField } from "../../choices/count-field.tsx";
import { fillFromCrew, fillHandymen, type QuoteState } from "../fill-choices.ts";
import { CrewSearch } from "./crew-search.tsx";
import { ReadCrew } from "./read-crew.tsx";
import { nameOf, useCrewWords } from "./use-crew-words.ts";
import type { ReadWords } from "./use-read-words.ts";

interface CrewRowsProps {
  form: QuoteState;
  /** Whether words have said all of the form: it is a summary of them. */
  isShort: boolean;
  /** Called with the words that are in the form, or with nothing once the person changes their answers. */
  onWords: (words: ReadWords | undefined) => void;
}

/** The crew by its trades, each with its number; or only a number. All may stay empty. */
export function CrewRows({ form, isShort, onWords }: CrewRowsProps) {
  const texts = useMessages(crewForm);
  const { countOf } = useCrewSize();
  const { crew, exactHandymen } = form.values;
  const refusal = form.errors.crew ?? (crew.length > 0 && form.errors.exactHandymen);
  const { read, isFull, change, undo, ...search } = useCrewWords(form);
  const giveWords = useEffectEvent(onWords);
  useEffect(() => giveWords(read), [read]);
  return (
    <Fieldset legend={texts.title} className="form-grid-wide">
      <Stack gap="md">
        {read && (
          <ReadCrew values={form.values} filled={read.filled} isShort={isShort} onChange={change} onUndo={undo} />
        )}
        <Stack gap="md" display={read ? "none" : "flex"}>
          {crew.map((row, place) => (
            <CrewNumber key={row.trade} form={form} place={place} />
          ))}
        </Stack>
        {crew.length > 1 && exactHandymen !== "" && (
          <Text fw={600}>{texts.sum({ crew: countOf(Number(exactHandymen)) })}</Text>
        )}
        {refusal && (
          <Text c="error" size="sm" role="alert">
            {refusal}
          </Text>
        )}
        {isFull && <Text role="alert">{texts.full}</Text>}
        {crew.length < tradesOfQuoteMax && (!isShort || search.isSearching) && (
          <TradeSearch search={search} hasTrades={crew.length > 0} isRefused={Boolean(form.errors.totalHandymen)} />
        )}
        {crew.length === 0 && (
          <CountField
            label={texts.exactHandymen}
            description={texts.exactHandymenHint}
            {...form.getInputProps("exactHandymen")}
            name="exactHandymen"
            onChange={(event) => fillHandymen(form, event.currentTarget.value)}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

interface TradeSearchProps {
  search: Omit<ReturnType<typeof useCrewWords>, "read" | "isFull" | "change" | "undo">;
  hasTrades: boolean;
  isRefused: boolean;
}

/** The search for a trade. With trades it is a button until it is wanted: nothing looks unanswered. */
function TradeSearch({ search, hasTrades, isRefused }: TradeSearchProps) {
  const { another } = useMessages(crewForm);
  const { isSearching, open, ...words } = search;
  return hasTrades && !isSearching ? (
    <Button variant="default" onClick={open}>
      {another}
    </Button>
  ) : (
    <CrewSearch key={words.given} {...words} takesFocus={hasTrades && words.given === ""} isRefused={isRefused} />
  );
}

function CrewNumber({ form, place }: { form: QuoteState; place: number }) {
  const texts = useMessages(crewForm);
  const { crew } = form.values;
  const trade = getName(crew[place]?.trade ?? "");
  const name = nameOf(place);
  return (
    <div className="crew-row">
      <CountField
        required
        inputWrapperOrder={["label", "error", "input"]}
        label={texts.number({ trade })}
        {...form.getInputProps(name)}
        name={name}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue(`crew.${place}.handymen`, value);
          fillFromCrew(form, crew.with(place, { trade: crew[place]?.trade ?? "", handymen: value }));
        }}
      />
      <Button
        variant="default"
        aria-label={texts.remove({ trade })}
        onClick={() => {
          form.removeListItem("crew", place);
          fillFromCrew(form, crew.toSpliced(place, 1));
        }}
      >
        <span aria-hidden="true">×</span>
      </Button>
    </div>
  );
}
