import { Button, Card, Text } from "@mantine/core";
import customers from "../../../../../locales/en/customers.json";
import { findOwnWords } from "../../../../../shared/lists/work-title.ts";
import { useMessages } from "../../../../../shared/texts/messages.ts";
import { getName } from "../../../../../shared/texts/names.ts";
import { GasHelp } from "../../../first-help.tsx";
import type { JobDraft, Step } from "../../job-draft.ts";
import type { ExactPrices } from "../exact-prices.ts";
import { FoundPrice } from "./found-price.tsx";
import { MeantWork } from "./meant-work.tsx";

interface WorkLineProps {
  draft: JobDraft;
  /** What was typed into the search that led here. */
  searched: string | undefined;
  /** Of exact work, once they are read. */
  prices: ExactPrices | undefined;
  change: (values: Partial<JobDraft>) => void;
  goTo: (step: Step) => void;
}

/** The chosen work above the question for the place: who comes from a search has not seen the step before. */
export function WorkLine({ draft, searched, prices, change, goTo }: WorkLineProps) {
  const { post } = useMessages(customers);
  const { skill, subSkill } = draft;
  const name = getName(subSkill || skill);
  const words = findOwnWords(draft);
  const toWork = () => goTo("what");
  return (
    <>
      <Card className="chosen-work" p="sm" mb="xs">
        <div>
          <Text fw={700}>{words ? <bdi>{words}</bdi> : name}</Text>
          {words && <Text size="sm">{name}</Text>}
          <FoundPrice skill={skill} subSkill={subSkill} isRead={prices !== undefined} />
        </div>
        <Button variant="default" px="sm" aria-label={post.changes.what} onClick={toWork}>
          {post.change}
        </Button>
      </Card>
      <MeantWork {...{ draft, searched, prices, change }} />
      <Button variant="subtle" mb="xs" onClick={toWork}>
        {post.filesAdd}
      </Button>
      <GasHelp work={draft} />
    </>
  );
}
