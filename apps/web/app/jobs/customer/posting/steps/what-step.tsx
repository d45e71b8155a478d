import { Textarea } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import customers from "../../../../locales/en/customers.json";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { ChoiceSelect } from "../../../../shared/place/choice-select.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { WorkSearch } from "../../../../shared/work/work-search.tsx";
import { WhatStep as schema } from "../job-draft.ts";
import { ChosenWork } from "./chosen-work.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";
import { useWorkChoices } from "./use-work-choices.ts";

interface WhatStepProps extends StepProps {
  files?: ReactNode;
  /** The skills of the handyman who is asked first. */
  asked?: readonly string[] | undefined;
}

export function WhatStep({ draft, files, asked, ...ways }: WhatStepProps) {
  const { post } = useMessages(customers);
  const { category, skill, subSkill, description } = draft;
  const form = useCallForm(schema, { category, skill, subSkill, description }, { draft: "none" });
  const { values, setFieldValue } = form.form;
  const { categories, skills, subSkills } = useWorkChoices(values);
  // Only a new list can make a choice invalid.
  const clearUnfit = useEffectEvent((field: "skill" | "subSkill", items: readonly string[]) => {
    if (isUnfit(values[field], items)) setFieldValue(field, "");
  });
  useEffect(() => clearUnfit("skill", skills.items), [skills.items]);
  useEffect(() => clearUnfit("subSkill", subSkills.items), [subSkills.items]);
  // Work that comes from a search or a page is shown in one line; lists stay open for those who use them.
  const [choosing, setChoosing] = useState<"lists" | "picked" | "known">(skill === "" ? "lists" : "known");
  const isChosen = choosing !== "lists" && values.skill !== "" && values.category !== "";
  return (
    <StepForm form={form} {...ways}>
      {isChosen ? (
        <ChosenWork
          category={values.category}
          skill={values.skill}
          takesFocus={choosing === "picked"}
          onChange={() => setChoosing("lists")}
        />
      ) : (
        <>
          <WorkSearch
            hasTrades={!asked}
            onPick={({ category, skill }, problem) => {
              if (problem && values.description === "") setFieldValue("description", problem);
              setFieldValue("category", category);
              setFieldValue("skill", skill);
              setFieldValue("subSkill", "");
              // The draft has it at once: its usual price shows above.
              ways.change({ category, skill, subSkill: "" });
              setChoosing("picked");
            }}
          />
          <ChoiceSelect
            required
            label={post.category}
            choices={categories}
            none={post.choose}
            {...form.field("category")}
          />
          <ChoiceSelect
            required
            label={post.skill}
            choices={{ ...skills, items: keepAsked(skills.items, asked) }}
            none={values.category === "" ? post.categoryFirst : post.choose}
            {...form.field("skill")}
          />
        </>
      )}
      {/* A list without a choice says nothing to somebody who has not seen the others. */}
      {!(isChosen && subSkills.items.length === 0) && (
        <ChoiceSelect
          label={post.subSkill}
          description={post.subSkillHint}
          choices={subSkills}
          none={values.skill === "" ? post.skillFirst : subSkills.items.length > 0 ? post.choose : post.noSubSkills}
          {...form.field("subSkill")}
        />
      )}
      <Textarea
        label={post.descriptionLabel}
        description={post.descriptionHint}
        rows={4}
        {...form.field("description")}
      />
      {files}
    </StepForm>
  );
}

/** An empty list may not be loaded yet, so it invalidates no choice. */
function isUnfit(chosen: string, items: readonly string[]): boolean {
  return chosen !== "" && items.length > 0 && !items.includes(chosen);
}

/** In another category than theirs all skills are shown: then everybody is asked. */
function keepAsked<T extends string>(items: readonly T[], asked: readonly string[] = []): readonly T[] {
  const theirs = items.filter((item) => asked.includes(item));
  return theirs.length > 0 ? theirs : items;
}
