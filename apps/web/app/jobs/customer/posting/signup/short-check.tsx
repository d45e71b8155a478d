import "./short-check.css";
import { Button, Card, Stack, Text } from "@mantine/core";
import customers from "../../../../locales/en/customers.json";
import { WholeNames } from "../../../../shared/lists/whole-names.tsx";
import { findOwnWords } from "../../../../shared/lists/work-title.ts";
import { shownAddress } from "../../../../shared/place/shown-address.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { findWish, type JobDraft, type Step } from "../job-draft.ts";
import { JobSummary } from "../job-summary.tsx";
import { ShortChanges } from "../review.tsx";

interface ShortCheckProps {
  draft: JobDraft;
  /** In words. */
  usualPrice: string | undefined;
  goTo: (step: Step) => void;
}

/** What a guest sends, in a few lines above name and number. By a tap: all of it, and a way back to each step. */
export function ShortCheck({ draft, usualPrice, goTo }: ShortCheckProps) {
  const { post } = useMessages(customers);
  const { when } = useFormats();
  const wish = findWish(draft);
  const words = findOwnWords(draft);
  return (
    <Card>
      <details>
        <summary className="chosen-line">
          <div>
            <Text fw={700}>{words ? <bdi>{words}</bdi> : getName(draft.subSkill || draft.skill)}</Text>
            <Text size="sm">
              <WholeNames>{shownAddress(draft)}</WholeNames> · {wish === undefined ? post.soon : when(wish)}
            </Text>
            {usualPrice && <Text size="sm">{post.summary.price({ price: usualPrice })}</Text>}
          </div>
          {/* The summary itself is the button. */}
          <Button component="span" variant="default" px="sm" flex="none">
            {post.change}
          </Button>
        </summary>
        <Stack gap="sm" mt="md">
          <JobSummary draft={draft} part="brief" />
          <ShortChanges goTo={goTo} />
        </Stack>
      </details>
    </Card>
  );
}
