import type { FoundWork } from "@hunarmand/api/lookups/lookups";
import { Skeleton, Text } from "@mantine/core";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import customers from "../../../../locales/en/customers.json";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { ChoiceSelect } from "../../../../shared/place/choice-select.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { WorkSearch } from "../../../../shared/work/work-search.tsx";
import { findOpenStep, WhatStep as schema } from "../job-draft.ts";
import type { FormerHandyman } from "../kept-draft.ts";
import { ChosenWork } from "./chosen-work.tsx";
import type { ExactPrices } from "./exact-prices.ts";
import { FoundPrice } from "./named-work/found-price.tsx";
import { WordsOfWork } from "./named-work/words-of-work.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";
import { useWorkChoices } from "./use-work-choices.ts";

// Most people ask everybody.
const AskedSkills = lazyPart(async () => (await import("../again/asked-skills.tsx")).AskedSkills, {
  fallback: <Skeleton height={200} />,
});
// After a search that only named a trade.
const UsualFaults = lazyPart(async () => (await import("./named-work/usual-faults.tsx")).UsualFaults, {
  fallback: <Skeleton height={240} />,
});
// After the work is chosen.
const ExactWorks = lazyPart(async () => (await import("./exact-works.tsx")).ExactWorks, {
  fallback: <Skeleton height={360} />,
});

/** Open: from what the asked handyman does, or else from the lists. Work that is picked or known shows in one line. */
type Choosing = "open" | "lists" | "picked" | "known";

interface WhatStepProps extends StepProps {
  files?: ReactNode;
  /** Who is asked first, and what they do. */
  asked?: FormerHandyman | undefined;
  prices?: ExactPrices | undefined;
  /** Whether the search that led here only named a trade. */
  isTradeOnly?: boolean | undefined;
}

export function WhatStep({ draft, isTradeOnly, files, asked, prices, ...ways }: WhatStepProps) {
  const { post } = useMessages(customers);
  const { category, skill, subSkill, foundWork, otherWorkOf, description } = draft;
  const typed = { category, skill, subSkill, foundWork, otherWorkOf, description };
  const form = useCallForm(schema, typed, { draft: "none" });
  const { values, setFieldValue } = form.form;
  const { categories, skills, subSkills } = useWorkChoices(values);
  useFit(values.skill, skills.items, () => setFieldValue("skill", ""));
  useFit(values.subSkill, subSkills.items, () => setFieldValue("subSkill", ""));
  // Work that comes from a search or a page is shown in one line; lists stay open for those who use them.
  const [choosing, setChoosing] = useState<Choosing>(skill === "" ? "open" : "known");
  const isChosen = (choosing === "picked" || choosing === "known") && values.skill !== "" && values.category !== "";
  const [isFaultAsked, setFaultAsked] = useState(isTradeOnly && subSkill === "");
  const isAsking = asked !== undefined && !isChosen && choosing !== "lists";
  const pick = ({ category, skill, subSkill }: Pick<FoundWork, "category" | "skill" | "subSkill">, problem = "") => {
    const isAnswer = problem !== "" && values.description === "";
    // As from a link (`presetWork`): the page keeps the price of the result.
    const exact = { subSkill: subSkill ?? "", foundWork: "", otherWorkOf: isAnswer && !subSkill ? skill : "" };
    const work = { category, skill, ...exact, ...(isAnswer && { description: problem }) };
    form.form.setValues(work);
    // The draft has it at once: its usual price shows above.
    ways.change(work);
    // As from a link (`answersWork`): nothing is left to ask here.
    if (problem !== "" || subSkill || (asked && findOpenStep({ ...draft, ...work }) === "review"))
      ways.next(work, isAnswer ? problem : undefined);
    setChoosing("picked");
    setFaultAsked(problem === "" && !subSkill);
  };
  return (
    <StepForm form={form} {...ways}>
      {/* They may be out of sight, below the main button. */}
      {!isFaultAsked && <Text size="sm">{post.filesBelow}</Text>}
      {isChosen && (
        <ChosenWork
          category={values.category}
          skill={values.skill}
          subSkill={values.subSkill}
          takesFocus={choosing === "picked"}
          onChange={() => setChoosing(asked ? "open" : "lists")}
        >
          <FoundPrice skill={values.skill} subSkill={values.subSkill} isRead={prices !== undefined} />
        </ChosenWork>
      )}
      {isAsking && (
        <AskedSkills
          name={asked.name}
          skills={asked.skills ?? []}
          error={form.field("skill").error}
          onPick={(skill) => pick({ category: asked.category ?? values.category, skill, subSkill: null })}
          onElse={() => setChoosing("lists")}
        />
      )}
      {!isChosen && !isAsking && (
        <>
          <WorkSearch hasTrades onPick={pick} />
          <ChoiceSelect
            required
            label={post.category}
            choices={categories}
            none={post.choose}
            {...form.field("category")}
          />
          {values.category !== "" && (
            <ChoiceSelect required label={post.skill} choices={skills} none={post.choose} {...form.field("skill")} />
          )}
        </>
      )}
      {isChosen && isFaultAsked && subSkills.items.length > 0 && (
        <UsualFaults typed={values} names={subSkills.items} onChoose={(described) => form.form.setValues(described)} />
      )}
      {isChosen && !isFaultAsked && subSkills.items.length > 0 && (
        <ExactWorks
          names={subSkills.items}
          prices={prices}
          chosen={values.subSkill}
          onChoose={(name) =>
            form.form.setValues({ subSkill: name, foundWork: "", otherWorkOf: name === "" ? values.skill : "" })
          }
        />
      )}
      {!isAsking && !isChosen && values.skill !== "" && (
        <ExactSelect choices={subSkills} notes={prices} {...form.field("subSkill")} />
      )}
      <WordsOfWork form={form} names={subSkills.items} prices={prices}>
        {files}
      </WordsOfWork>
    </StepForm>
  );
}

/** Clears a choice that a new list does not have. An empty list may not be loaded yet, so it invalidates no choice. */
function useFit(chosen: string, items: readonly string[], clear: () => void): void {
  const check = useEffectEvent(() => {
    if (chosen !== "" && items.length > 0 && !items.includes(chosen)) clear();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can make a choice invalid
  useEffect(check, [items]);
}

function ExactSelect(select: Omit<ComponentProps<typeof ChoiceSelect>, "label" | "none">) {
  const { post } = useMessages(customers);
  return (
    <ChoiceSelect
      label={post.subSkill}
      description={post.subSkillHint}
      none={select.choices.items.length > 0 ? post.choose : post.noSubSkills}
      {...select}
    />
  );
}
