import { Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import customers from "../../locales/en/customers.json";
import { ChoicesFailure } from "../calls/choices-failure.tsx";
import type { Choices } from "../calls/use-choices.ts";
import { ChoiceChips } from "../choices/choice-chips.tsx";
import { useMessages } from "../texts/messages.ts";
import { getName, toNameOptions } from "../texts/names.ts";
import { findAreas, findMeantArea } from "./find-areas.ts";

interface AreaFieldProps {
  areas: Choices<{ name: string }>;
  /** The chosen area, or an empty string. */
  value: string;
  onChange: (area: string) => void;
  error?: ReactNode;
  /** Explains an empty field without a list. */
  placeholder: string;
  /** Whether the first areas of the city are offered before somebody types. */
  offersFirst?: boolean;
}

const firstShown = 6;
/** Fewer letters mean no area, also if only one is found. */
const meantCharactersMin = 3;

/** The area, searched while typing. The form gets only names of the list, else an empty string. */
export function AreaField({ areas, value, onChange, error, placeholder, offersFirst = false }: AreaFieldProps) {
  const { post } = useMessages(customers);
  const known = areas.items.map(({ name }) => ({ name, label: getName(name) }));
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  // A value from elsewhere (a chip, the position, another city) replaces the typed text.
  const text = (findMeantArea(known, typed)?.name ?? "") === value ? typed : getName(value);
  const first = offersFirst && text.trim() === "" ? known.slice(0, firstShown) : [];
  const found = isOpen && text.trim() !== "" ? findAreas(known, text) : first;
  const isUnchosen = value === "" && text.trim() !== "";
  const take = (next: string) => {
    setTyped(next);
    onChange(findMeantArea(known, next)?.name ?? "");
  };
  /** Shows the name as the list writes it: G-9 for "g9". The only area that is found is meant. */
  const leave = () => {
    const [only, ...others] = found;
    if (value !== "") setTyped(getName(value));
    else if (only && others.length === 0 && text.trim().length >= meantCharactersMin) take(only.name);
  };
  return (
    <div>
      <TextInput
        required
        name="area"
        label={post.area}
        placeholder={placeholder}
        autoComplete="off"
        disabled={areas.items.length === 0}
        value={text}
        // The text for an empty field is wrong for somebody who has typed.
        error={error && isUnchosen ? (found.length > 0 ? post.areaOpen : post.areaUnknown) : error}
        onChange={({ currentTarget }) => {
          setOpen(true);
          take(currentTarget.value);
        }}
        // On a phone the keyboard and a form's fixed button would cover the areas that are found.
        onFocus={({ currentTarget }) => hasKeyboardOnScreen() && currentTarget.scrollIntoView({ block: "start" })}
        onBlur={leave}
      />
      {found.length > 0 && (
        <ChoiceChips
          label={post.areasFound}
          choices={toNameOptions(found.map(({ name }) => name))}
          value={value}
          onChoose={(chosen) => {
            setOpen(false);
            take(chosen);
          }}
        />
      )}
      {isOpen && !error && found.length === 0 && text.trim() !== "" && areas.items.length > 0 && (
        <Text role="status">{post.areaUnknown}</Text>
      )}
      <ChoicesFailure choices={areas} />
    </div>
  );
}

const hasKeyboardOnScreen = (): boolean => window.matchMedia("(pointer: coarse)").matches;
