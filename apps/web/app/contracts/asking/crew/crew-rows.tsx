import "./crew-rows.css";
import { tradesOfQuoteMax } from "@hunarmand/api/contracts/exact-crew";
import { Button, Fieldset, Stack, Text } from "@mantine/core";
import { useState } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { CountField } from "../../choices/count-field.tsx";
import type { CrewRow } from "../../contract-forms.ts";
import { fillFromCrew, fillHandymen, mergeRows, type QuoteState } from "../fill-choices.ts";
import { CrewSearch } from "./crew-search.tsx";

const nameOf = (place: number) => `crew.${place}.handymen`;

/** Loaded only then. Without it the fields stay for the person to fill in. */
const fillAsides = (form: QuoteState, typed: string) =>
  void import("./fill-asides.ts").then(
    (part) => part.fillAsides(form, typed),
    () => undefined,
  );

/** The crew by its trades, each with its number; or only a number. All may stay empty. */
export function CrewRows({ form }: { form: QuoteState }) {
  const texts = useMessages(crewForm);
  const { countOf } = useCrewSize();
  const { crew, exactHandymen } = form.values;
  const refusal = form.errors.crew ?? (crew.length > 0 && form.errors.exactHandymen);
  const [isFull, setFull] = useState(false);
  const add = (rows: readonly CrewRow[], typed?: string) => {
    const all = mergeRows(crew, rows);
    const kept = all.slice(0, tradesOfQuoteMax);
    setFull(kept.length < all.length);
    form.setFieldValue("crew", kept);
    if (rows.some(({ handymen }) => handymen)) fillFromCrew(form, kept);
    if (typed) fillAsides(form, typed);
    // After the new rows have rendered: the next thing to type is a number that is missing.
    const missing = kept.findIndex(({ handymen }) => handymen === "");
    if (missing >= 0) requestAnimationFrame(() => document.getElementsByName(nameOf(missing))[0]?.focus());
  };
  return (
    <Fieldset legend={texts.title} className="form-grid-wide">
      <Stack gap="md">
        {crew.map((row, place) => (
          <CrewNumber key={row.trade} form={form} place={place} />
        ))}
        {crew.length > 1 && exactHandymen !== "" && (
          <Text fw={600}>{texts.sum({ crew: countOf(Number(exactHandymen)) })}</Text>
        )}
        {refusal && (
          <Text c="error" size="sm" role="alert">
            {refusal}
          </Text>
        )}
        {isFull && <Text role="alert">{texts.full}</Text>}
        {crew.length < tradesOfQuoteMax && <CrewSearch onAdd={add} isRefused={Boolean(form.errors.totalHandymen)} />}
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
