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

const changed = ["what", "where", "when"] as const satisfies readonly Step[];

interface ShortCheckProps {
  draft: JobDraft;
  /** In words. */
  usualPrice: string | undefined;
  goTo: (step: Step) => void;
}

/** What a guest sends, in a few lines above name and number. By a tap: the ways back to each step. */
export function ShortCheck({ draft, usualPrice, goTo }: ShortCheckProps) {
  const { post } = useMessages(customers);
  const { when } = useFormats();
  const wish = findWish(draft);
  const words = findOwnWords(draft);
  return (
    <Card>
      <details>
        <summary className="short-check">
          <Text component="span" fw={700}>
            {words ? <bdi>{words}</bdi> : getName(draft.subSkill || draft.skill)}
          </Text>
          {/* The summary itself is the button. */}
          <span className="short-check-change">{post.change}</span>
          <Text component="span" size="sm">
            <WholeNames>{shownAddress(draft)}</WholeNames> · {wish === undefined ? post.soon : when(wish)}
          </Text>
          {usualPrice && (
            <Text component="span" size="sm">
              <WholeNames>{post.summary.price({ price: usualPrice })}</WholeNames>
            </Text>
          )}
        </summary>
        <Stack gap="xs" mt="sm">
          {changed.map((step) => (
            <Button key={step} variant="default" onClick={() => goTo(step)}>
              {post.changes[step]}
            </Button>
          ))}
        </Stack>
      </details>
    </Card>
  );
}
