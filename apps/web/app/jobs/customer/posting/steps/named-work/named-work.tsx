import { Stack, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useId } from "react";
import workFacts from "../../../../../locales/en/work-facts.json";
import { useMessages } from "../../../../../shared/texts/messages.ts";
import type { JobDraft } from "../../job-draft.ts";
import type { ExactPrices } from "../exact-prices.ts";
import { ExactWorkButton } from "../exact-works.tsx";
import { useNamedWork } from "./use-named-work.ts";

export type ChosenExactWork = Pick<JobDraft, "subSkill" | "foundWork" | "otherWorkOf">;

interface NamedWorkProps {
  typed: ChosenExactWork & Pick<JobDraft, "skill" | "description">;
  /** The exact works of the skill. */
  names: readonly string[];
  prices?: ExactPrices | undefined;
  onChoose: (chosen: ChosenExactWork) => void;
}

/** The exact work that the description names, below it and already chosen, with its usual price. A tap says that it is another one. */
export function NamedWork({ typed, names, prices = {}, onChoose }: NamedWorkProps) {
  const { skill, subSkill, foundWork, otherWorkOf } = typed;
  const { probably } = useMessages(workFacts).exactWorks;
  const titleId = useId();
  const named = useNamedWork(skill, typed.description);
  const found = named && names.includes(named) ? named : "";
  const isFound = subSkill !== "" && subSkill === foundWork;
  // What people chose themselves stays.
  const isOpen = subSkill === "" ? otherWorkOf !== skill : isFound;
  const follow = useEffectEvent(() => {
    if (named !== undefined && isOpen && found !== subSkill)
      onChoose({ subSkill: found, foundWork: found, otherWorkOf: "" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words change what is found
  useEffect(follow, [named, found]);
  if (found === "" || (subSkill !== "" && !isFound)) return null;
  const choose = () =>
    onChoose(
      isFound
        ? { subSkill: "", foundWork: "", otherWorkOf: skill }
        : { subSkill: found, foundWork: found, otherWorkOf: "" },
    );
  return (
    <Stack gap="xs" role="group" aria-labelledby={titleId}>
      <Text id={titleId} fw={600}>
        {probably}
      </Text>
      <div className="exact-works">
        <ExactWorkButton name={found} price={prices[found]} isChosen={isFound} onChoose={choose} />
      </div>
    </Stack>
  );
}
