import { Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import type { z } from "zod";
import customers from "../../../../../locales/en/customers.json";
import type { CallForm } from "../../../../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../../shared/texts/messages.ts";
import type { JobDraft, WhatStep } from "../../job-draft.ts";
import type { ExactPrices } from "../exact-prices.ts";
import type { ChosenExactWork } from "./named-work.tsx";

// Once words name it.
const NamedWork = lazyPart(async () => (await import("./named-work.tsx")).NamedWork, { away: () => null });

interface WordsOfWorkProps {
  form: CallForm<ChosenExactWork & Pick<JobDraft, "category" | "skill" | "description">, z.output<typeof WhatStep>>;
  /** The exact works of the skill. */
  names: readonly string[];
  prices: ExactPrices | undefined;
  /** Pictures and voice. */
  children: ReactNode;
}

/** The description, the exact work that it names, pictures and voice. */
export function WordsOfWork({ form, names, prices, children }: WordsOfWorkProps) {
  const { post } = useMessages(customers);
  const { values, setValues } = form.form;
  const hasWords = `${values.description}${values.foundWork}` !== "";
  return (
    <>
      <Textarea
        label={post.descriptionLabel}
        description={post.descriptionHint}
        rows={4}
        {...form.field("description")}
      />
      {names.length > 0 && values.skill !== "" && hasWords && (
        <NamedWork typed={values} names={names} prices={prices} onChoose={(chosen) => setValues(chosen)} />
      )}
      {children}
    </>
  );
}
