import { Box } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import type { emptyQuote } from "../contract-forms.ts";
import type { ReadWords } from "./crew/use-read-words.ts";
import type { QuoteState } from "./fill-choices.ts";

type FieldName = keyof typeof emptyQuote;

/** The form in parts: words answer the first four, few people need the last two. Of each the first field takes the focus when it opens. */
const fieldsOf = {
  crew: ["crew", "exactHandymen"],
  days: ["durationDays", "duration", "totalHandymen"],
  city: ["city"],
  startDate: ["startDate"],
  phone: ["phone"],
  wishes: ["address", "details", "phone"],
  exact: ["exactHandymen", "durationDays"],
  price: ["ownDayPrice"],
} as const satisfies Record<string, readonly FieldName[]>;

export type FormPartName = keyof typeof fieldsOf;

type RarePart = "exact" | "price";

/** Whether a part that few people need has a value. Trades have their days in the field for exact ones. */
function isNeeded({ values }: QuoteState, part: RarePart): boolean {
  if (part === "exact" && values.crew.length > 0) return true;
  return fieldsOf[part].some((name) => values[name] !== "");
}

function isMissing({ values }: QuoteState, part: Exclude<FormPartName, RarePart>): boolean {
  if (part === "wishes") return false;
  if (part === "crew") return values.crew.some(({ handymen }) => handymen === "");
  return values[part === "days" ? "duration" : part] === "";
}

const isRefused = ({ errors }: QuoteState, part: FormPartName): boolean =>
  Object.keys(errors).some((name) => fieldsOf[part].some((field) => name === field || name.startsWith(`${field}.`)));

export interface FormParts {
  /** Whether its fields are in sight. Others stay in the form. */
  isOpen: (part: FormPartName) => boolean;
  open: (part: FormPartName, takesFocus?: boolean) => void;
  /** The words that are in the form. Without them all parts are open. */
  words: ReadWords | undefined;
  setWords: (words: ReadWords | undefined) => void;
}

/** Once words are in the form, parts with an answer are lines with a way to change them. What is missing, wrong or tapped is open. */
export function useFormParts<Parsed>({ form }: CallForm<typeof emptyQuote, Parsed>): FormParts {
  const [words, setWords] = useState<ReadWords>();
  // A draft has its words before the trades are loaded, which give them.
  const isRead = words !== undefined || (form.values.words !== "" && form.values.crew.length > 0);
  const [opened, setOpened] = useState<ReadonlySet<FormPartName>>(new Set());
  return {
    isOpen: (part) => {
      if (opened.has(part) || isRefused(form, part)) return true;
      if (part === "exact" || part === "price") return isNeeded(form, part);
      return !isRead || isMissing(form, part);
    },
    open: (part, takesFocus = false) => {
      if (!opened.has(part)) setOpened(new Set([...opened, part]));
      const field = part === "crew" ? "crew.0.handymen" : fieldsOf[part][0];
      if (takesFocus) requestAnimationFrame(() => document.getElementsByName(field)[0]?.focus());
    },
    words,
    setWords: (next) => {
      setWords(next);
      if (!words || !next) setOpened(new Set());
    },
  };
}

interface FormPartProps {
  name: FormPartName;
  parts: FormParts;
  children: ReactNode;
}

/** A field with the focus stays open: what is typed there would close it. */
export function FormPart({ name, parts, children }: FormPartProps) {
  return (
    <Box display={parts.isOpen(name) ? "contents" : "none"} onFocus={() => parts.open(name)}>
      {children}
    </Box>
  );
}
