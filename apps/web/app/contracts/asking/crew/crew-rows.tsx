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

const focusNumber = (place: number) =>
  void requestAnimationFrame(() => document.getElementsByName(nameOf(place))[0]?.focus());

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
  // What was read from a sentence is not asked again, unless the person changes it or it is refused.
  const [isRead, setRead] = useState(false);
  const isFolded = isRead && crew.length > 0 && !Object.keys(form.errors).some((name) => name.startsWith("crew"));
  const change = () => {
    setRead(false);
    focusNumber(0);
  };
  const add = (rows: readonly CrewRow[], typed?: string) => {
    const all = mergeRows(crew, rows);
    const kept = all.slice(0, tradesOfQuoteMax);
    setFull(kept.length < all.length);
    form.setFieldValue("crew", kept);
    if (rows.some(({ handymen }) => handymen)) fillFromCrew(form, kept);
    if (typed) fillAsides(form, typed);
    // After the new rows have rendered: the next thing to type is a number that is missing.
    const missing = kept.findIndex(({ handymen }) => handymen === "");
    if (missing >= 0) focusNumber(missing);
    setRead(typed !== undefined && missing < 0);
  };
  return (
    <Fieldset legend={texts.title} className="form-grid-wide">
      <Stack gap="md">
        {isFolded && <ReadCrew crew={crew} onChange={change} />}
        <Stack gap="md" display={isFolded ? "none" : "flex"}>
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

/** The trades with their numbers as they were read, with the way to their fields. */
function ReadCrew({ crew, onChange }: { crew: readonly CrewRow[]; onChange: () => void }) {
  const { read, change } = useMessages(crewForm);
  const { tradesOf } = useCrewSize();
  const trades = tradesOf(crew.map((row) => ({ ...row, handymen: Number(row.handymen) })));
  return (
    <div className="crew-row">
      <Text fw={600}>{read({ trades })}</Text>
      <Button variant="default" onClick={onChange}>
        {change}
      </Button>
    </div>
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
