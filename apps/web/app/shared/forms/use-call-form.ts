import issues from "@hunarmand/api/locales/en/issues.json";
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import { useRef, useState } from "react";
import type { z } from "zod";
import shared from "../../locales/en/shared.json";
import { ApiError } from "../calls/api-error.ts";
import { type FormDraft, type KeptForm, useDraft } from "../drafts/use-draft.ts";
import { getMessages, useMessages } from "../texts/messages.ts";
import { toIssueText } from "../texts/wire-texts.ts";

type Values = Record<string, unknown>;

export interface CallForm<V extends Values, Parsed> {
  form: UseFormReturnType<V>;
  /** Props of one field: value, error, checks on blur. */
  field: (name: keyof V & string) => ReturnType<UseFormReturnType<V>["getInputProps"]> & { name: string };
  /** For `<form onSubmit>`: checks, then saves what the schema has parsed. */
  submitWith: (save: (values: Parsed) => Promise<unknown>) => (event?: React.SyntheticEvent<HTMLFormElement>) => void;
  /** Checks some fields alone, for a form in steps; the first one that is refused gets the focus. */
  checkFields: (names: readonly (keyof V & string)[]) => boolean;
  /** What is wrong with the form as a whole; empty when nothing is, or one field says all of it. */
  summary: string;
  busy: boolean;
  draft: KeptForm;
}

interface Refusal {
  /** Something that is required was left empty; otherwise everything is filled, and something in it is wrong. */
  isIncomplete: boolean;
  text: string;
}

interface FormOptions {
  /** Said by every form, so that none forgets it: what a reload, the way back or a session's end must not take. */
  draft: FormDraft;
  /** The summary when something is left empty, or a rule of the form's own for every refusal. */
  incomplete?: string | ((errors: FormErrors) => string);
  /** Says in a dialog that fields are refused, where the spec gives it a title; the form is marked after it. */
  announce?: (refusal: Refusal) => Promise<void>;
  /** Brings the refused fields into sight, where a form shows only some of its fields at once. */
  showFields?: (names: readonly string[]) => void;
}

/**
 * A form that validates with the schema of its call. What `save` throws shows here too: an ApiError's issues at their fields, its
 * message as the summary.
 */
export function useCallForm<S extends z.ZodType, V extends Values>(
  schema: S,
  initialValues: V,
  { draft: place, incomplete, announce, showFields }: FormOptions,
): CallForm<V, z.output<S>> {
  // There in the language chosen before the first field is refused.
  useMessages(issues);
  const resolve = schemaResolver(schema, { sync: true });
  const form = useForm<V>({
    initialValues,
    validate: (values) => say(resolve(values)),
    validateInputOnBlur: true,
  });
  const draft = useDraft(form, place, initialValues);
  const [summary, setSummary] = useState("");
  const [busy, setBusy] = useState(false);
  // A state would come too late for a second press within one frame.
  const running = useRef(false);

  const refuse = (errors: Record<string, unknown>, text: string) => {
    const names = Object.keys(errors);
    setSummary(isSaidAtField(errors, text) ? "" : text);
    if (names.length > 0) showFields?.(names);
    focusFirst(names);
  };
  const checkFields = (names: readonly (keyof V & string)[]) => {
    const refused = names.filter((name) => form.validateField(name).hasError);
    focusFirst(refused);
    const isIncomplete = refused.some((name) => isEmpty(form.getValues()[name]));
    setSummary(isIncomplete && typeof incomplete === "string" ? incomplete : "");
    return refused.length === 0;
  };
  const refuseFields = async (errors: FormErrors) => {
    const isIncomplete = Object.keys(errors).some((name) => isEmpty(form.getValues()[name]));
    const text = typeof incomplete === "function" ? incomplete(errors) : undefined;
    const refusal = { isIncomplete, text: text ?? summarise(errors, isIncomplete ? incomplete : undefined) };
    await announce?.(refusal);
    refuse(errors, refusal.text);
  };
  const showFailure = (error: unknown) => {
    const errors = error instanceof ApiError ? placeIssues(error, initialValues) : {};
    form.setErrors(errors);
    refuse(errors, error instanceof ApiError ? error.message : getMessages(shared).errors.unavailable);
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
    summary,
    busy,
    draft,
  };
}

/** Schemas name what is wrong; what a person reads is made of it in their language. */
const say = (errors: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, typeof error === "string" ? toIssueText(error) : error]),
  );

/** People who have filled everything are not asked to fill everything: one fault speaks for itself, several are marked. */
function summarise(errors: FormErrors, incomplete: FormOptions["incomplete"]): string {
  if (typeof incomplete === "string") return incomplete;
  const faults = Object.values(errors);
  const [fault] = faults;
  return faults.length === 1 && typeof fault === "string" ? fault : getMessages(shared).form.incomplete;
}

/** One fault that stands at its field, in the same words: a summary would only repeat it. */
function isSaidAtField(errors: Record<string, unknown>, text: string): boolean {
  const [[name, fault] = [], ...more] = Object.entries(errors);
  return name !== undefined && more.length === 0 && fault === text && document.getElementsByName(name).length > 0;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Issues by form field. The wire may spell a name with the other letter case at its start. */
function placeIssues(error: ApiError, fields: Values): Record<string, string> {
  const placed: Record<string, string> = {};
  for (const { field, message } of error.issues) {
    const own = Object.keys(fields).find((name) => name.toLowerCase() === field.toLowerCase());
    if (own) placed[own] ??= message;
  }
  return placed;
}

/** After the errors are drawn: the field that comes first on the page, which is not always the first checked. */
function focusFirst(names: readonly string[]): void {
  requestAnimationFrame(() => {
    const fields = document.querySelectorAll<HTMLElement>("form [name]");
    [...fields].find((field) => names.includes(field.getAttribute("name") ?? ""))?.focus();
  });
}
