import issues from "@hunarmand/api/locales/en/issues.json";
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { useRef, useState } from "react";
import type { z } from "zod";
import shared from "../../locales/en/shared.json";
import { ApiError } from "../calls/api-error.ts";
import { type FormDraft, type RestoredForm, useDraft } from "../drafts/use-draft.ts";
import { getMessages, useMessages } from "../texts/messages.ts";
import { toIssueText } from "../texts/wire-texts.ts";

type Values = Record<string, unknown>;

export interface CallForm<V extends Values, Parsed> {
  form: UseFormReturnType<V>;
  /** Props of one field: value, error, check on blur. */
  field: (name: keyof V & string) => ReturnType<UseFormReturnType<V>["getInputProps"]> & { name: string };
  /** For `<form onSubmit>`: checks the form, then calls `save` with the parsed values. */
  submitWith: (save: (values: Parsed) => Promise<unknown>) => (event?: React.SyntheticEvent<HTMLFormElement>) => void;
  /** Checks only some fields, for a form in steps. Focuses the first invalid one. Returns whether all are valid. */
  checkFields: (names: readonly (keyof V & string)[]) => boolean;
  /** The error of the whole form. Empty if there is none, if a field already shows it, or once all refused fields are corrected. */
  summary: string;
  busy: boolean;
  draft: RestoredForm;
}

interface Refusal {
  /** Whether a required field is empty. If not, all fields are filled and some are invalid. */
  isIncomplete: boolean;
  text: string;
}

interface FormOptions {
  /** Required, so that no form forgets it: where to keep values over a reload, Back or an expired session. */
  draft: FormDraft;
  /** The summary if a required field is empty, or a function that returns the summary of any invalid form. */
  incomplete?: string | ((errors: FormErrors) => string);
  /** Shows the refusal in a dialog before the fields show it, for forms whose dialog has a title in the spec. */
  announce?: (refusal: Refusal, errors: FormErrors) => Promise<void>;
  /** Makes the refused fields visible, when a form shows only some of its fields at once. */
  showFields?: (names: readonly string[]) => void;
}

/**
 * A form that validates with the schema of its call. It also shows what `save` throws: an ApiError's issues at their
 * fields, its message as the summary.
 */
export function useCallForm<S extends z.ZodType, V extends Values>(
  schema: S,
  initialValues: V,
  { draft: place, incomplete, announce, showFields }: FormOptions,
): CallForm<V, z.output<S>> {
  // Loads the issues' texts in the chosen language before a field is refused.
  useMessages(issues);
  const resolve = schemaResolver(schema, { sync: true });
  const form = useForm<V>({
    initialValues,
    validate: (values) => toTexts(resolve(values)),
    validateInputOnBlur: true,
  });
  const draft = useDraft(form, place, initialValues);
  const [summary, setSummary] = useState("");
  // What a server refuses stays until the next try, because no field may show it.
  const [isOfFields, setOfFields] = useState(false);
  const [busy, setBusy] = useState(false);
  // A ref, because a state would change too late to stop a second submit in the same frame.
  const running = useRef(false);

  const isMissing = (name: string) => isEmpty(form.getInputProps(name as never).value);
  const refuse = (errors: Record<string, unknown>, text: string) => {
    const names = Object.keys(errors);
    setSummary(isShownAtField(errors, text) ? "" : text);
    if (names.length > 0) showFields?.(names);
    focusFirst(names);
  };
  const checkFields = (names: readonly (keyof V & string)[]) => {
    const refused = names.filter((name) => form.validateField(name).hasError);
    focusFirst(refused);
    const isIncomplete = refused.some(isMissing);
    setSummary(isIncomplete && typeof incomplete === "string" ? incomplete : "");
    setOfFields(true);
    return refused.length === 0;
  };
  const refuseFields = async (errors: FormErrors) => {
    const isIncomplete = Object.keys(errors).some(isMissing);
    const text = typeof incomplete === "function" ? incomplete(errors) : undefined;
    const refusal = { isIncomplete, text: text ?? summarise(errors, isIncomplete ? incomplete : undefined) };
    await announce?.(refusal, errors);
    refuse(errors, refusal.text);
    setOfFields(true);
  };
  const showFailure = (error: unknown) => {
    const known = error instanceof ApiError && error;
    const errors = known ? placeIssues(known, initialValues) : {};
    form.setErrors(errors);
    setOfFields(false);
    refuse(errors, known ? known.message : getMessages(shared).errors.unavailable);
  };
  const run = async (save: (values: z.output<S>) => Promise<unknown>, values: V) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setSummary("");
    try {
      await draft.send(() => save(schema.parse(values)));
    } catch (error) {
      showFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    form,
    field: (name) => ({ ...form.getInputProps(name as never), name }),
    submitWith: (save) =>
      form.onSubmit(
        (values) => run(save, values),
        (errors) => void refuseFields(errors),
      ),
    checkFields,
    summary: isOfFields && Object.keys(form.errors).length === 0 ? "" : summary,
    busy,
    draft,
  };
}

/** Returns the errors with texts in the person's language instead of the schema's codes. */
const toTexts = (errors: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, typeof error === "string" ? toIssueText(error) : error]),
  );

/** Returns the form's text for empty fields, or else the only error, or a general text for several errors. */
function summarise(errors: FormErrors, incomplete: FormOptions["incomplete"]): string {
  if (typeof incomplete === "string") return incomplete;
  const faults = Object.values(errors);
  const [fault] = faults;
  return faults.length === 1 && typeof fault === "string" ? fault : getMessages(shared).form.incomplete;
}

/** Whether a field already shows this text, so that the summary would repeat it. */
function isShownAtField(errors: Record<string, unknown>, text: string): boolean {
  const [[name, fault] = [], ...more] = Object.entries(errors);
  return name !== undefined && more.length === 0 && fault === text && document.getElementsByName(name).length > 0;
}

/** Also of an empty list. */
const isEmpty = (value: unknown): boolean => String(value ?? "").trim() === "";

/** Returns the server's issues by form field. The API may spell a name with other letter case. */
function placeIssues(error: ApiError, fields: Values): Record<string, string> {
  const placed: Record<string, string> = {};
  for (const { field, message } of error.issues) {
    const own = Object.keys(fields).find((name) => name.toLowerCase() === field.toLowerCase());
    if (own) placed[own] ??= message;
  }
  return placed;
}

/** Focuses the invalid field that is first on the page, after the errors have rendered. */
function focusFirst(names: readonly string[]): void {
  requestAnimationFrame(() => {
    const fields = document.querySelectorAll<HTMLInputElement>("form [name]");
    [...fields].find((field) => names.includes(field.name))?.focus();
  });
}
