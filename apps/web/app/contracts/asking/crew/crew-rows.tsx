import "./crew-rows.css";
import { tradesOfQuoteMax } from "@hunarmand/api/contracts/exact-crew";
import { Button, Fieldset, Stack, Text } from "@mantine/core";
import { useEffectEvent, useLayoutEffect } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { CountField } from "../../choices/count-field.tsx";
import { fillFromCrew, fillHandymen, type QuoteState } from "../fill-choices.ts";
import { FormPart, type FormParts } from "../form-parts.tsx";
import { CrewSearch } from "./crew-search.tsx";
import { ReadCrew } from "./read-crew.tsx";
import { nameOf, useCrewWords } from "./use-crew-words.ts";

interface CrewRowsProps {
  form: QuoteState;
  parts: FormParts;
  /** What the person wrote about the work: it may name the crew. */
  offered: string;
}

/** The crew by its trades, each with its number; or only a number. All may stay empty. What words say is below the words. */
export function CrewRows({ form, parts, offered }: CrewRowsProps) {
  const texts = useMessages(crewForm);
  const { countOf } = useCrewSize();
  const { crew, exactHandymen } = form.values;
  const refusal = form.errors.crew ?? (crew.length > 0 && form.errors.exactHandymen);
  const { read, isFull, undo, isSearching, open, ...search } = useCrewWords(form, offered);
  const giveWords = useEffectEvent(parts.setWords);
  useLayoutEffect(() => giveWords(read), [read]);
  const hasTrades = crew.length > 0;
  const mayAdd = crew.length < tradesOfQuoteMax;
  const isOpen = !read || parts.isOpen("crew");
  return (
    <Fieldset legend={texts.title} className="form-grid-wide">
      <Stack gap="md">
        {mayAdd && (isSearching || !hasTrades) && (
          <CrewSearch
            key={search.given}
            {...search}
            takesFocus={hasTrades && search.given === ""}
            isRefused={Boolean(form.errors.totalHandymen)}
          />
        )}
        {read && (
          <ReadCrew
            values={form.values}
            parts={parts}
            onUndo={undo}
            onAdd={mayAdd && !isOpen && !isSearching ? open : undefined}
          />
        )}
        <Stack gap="md" display={isOpen ? "flex" : "none"} onFocus={() => parts.open("crew")}>
          {crew.map((row, place) => (
            <CrewNumber key={row.trade} form={form} place={place} />
          ))}
        </Stack>
        {isOpen && crew.length > 1 && exactHandymen !== "" && (
          <Text fw={600}>{texts.sum({ crew: countOf(Number(exactHandymen)) })}</Text>
        )}
        {refusal && (
          <Text c="error" size="sm" role="alert">
            {refusal}
          </Text>
        )}
        {isFull && <Text role="alert">{texts.full}</Text>}
        {isOpen && hasTrades && mayAdd && !isSearching && (
          // Nothing looks unanswered.
          <Button variant="default" onClick={open}>
            {texts.another}
          </Button>
        )}
        {!hasTrades && (
          <FormPart name="exact" parts={parts}>
            <CountField
              label={texts.exactHandymen}
              description={texts.exactHandymenHint}
              {...form.getInputProps("exactHandymen")}
              name="exactHandymen"
              onChange={(event) => fillHandymen(form, event.currentTarget.value)}
            />
          </FormPart>
        )}
      </Stack>
    </Fieldset>
  );
}

function CrewNumber({ form, place }: { form: QuoteState; place: number }) {
  const texts = useMessages(crewForm);
  const { peopleOf } = useCrewSize();
  const { crew } = form.values;
  const trade = peopleOf(crew[place]?.trade ?? "");
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
