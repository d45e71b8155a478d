import { Button, Card, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import customers from "../../../locales/en/customers.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { shownAddress } from "../../../shared/place/shown-address.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { findWish, type JobDraft, type Step } from "./job-draft.ts";

interface PlaceAndTimeProps {
  draft: JobDraft;
  goTo: (step: Step) => void;
  /** The usual times, which a tap opens here. Without them it leads to their step. */
  times?: ((close: () => void) => ReactNode) | undefined;
}

/** Where and when, before all else: they may come from the last job, and a handyman must not go to another house. */
export function PlaceAndTime({ draft, goTo, times }: PlaceAndTimeProps) {
  const { post } = useMessages(customers);
  const { when } = useFormats();
  const wish = findWish(draft);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Line label={post.summary.place} change={post.changes.where} onChange={() => goTo("where")}>
        <WholeNames>{shownAddress(draft)}</WholeNames>
      </Line>
      <Line
        label={post.summary.time}
        change={post.changes.when}
        isOpen={times && isOpen}
        onChange={() => (times ? setOpen(!isOpen) : goTo("when"))}
      >
        {wish === undefined ? post.soon : when(wish)}
      </Line>
      {isOpen && times?.(() => setOpen(false))}
    </Card>
  );
}

interface LineProps {
  label: string;
  /** What the button changes, for people who use a screen reader. */
  change: string;
  /** Whether its choices are below it. */
  isOpen?: boolean | undefined;
  onChange: () => void;
  children: ReactNode;
}

function Line({ label, change, isOpen, onChange, children }: LineProps) {
  const { post } = useMessages(customers);
  return (
    <div className="chosen-line">
      <div>
        <Text c="dimmed">{label}</Text>
        <Text fw={700}>{children}</Text>
      </div>
      <Button variant="default" px="sm" aria-label={change} aria-expanded={isOpen} onClick={onChange}>
        {post.change}
      </Button>
    </div>
  );
}
