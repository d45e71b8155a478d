import { Card, Text } from "@mantine/core";
import texts from "../../../locales/en/attachments.json";
import customers from "../../../locales/en/customers.json";
import { type Fact, Facts } from "../../../shared/lists/facts.tsx";
import { findOwnWords } from "../../../shared/lists/work-title.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import type { NewAttachment } from "../../attachments/send-attachment.ts";
import { type JobDraft, WhenStep } from "./job-draft.ts";

/** Whole: all but place and time, which lead apart. The rest: without the work, which a guest reads above. */
export type SummaryPart = "whole" | "rest";

interface JobSummaryProps {
  draft: JobDraft;
  files?: readonly NewAttachment[];
  part?: SummaryPart | undefined;
}

/** Shows the job before it is posted. */
export function JobSummary({ draft, files = [], part = "whole" }: JobSummaryProps) {
  const { post } = useMessages(customers);
  const { summary, payments } = post;
  const attachments = useMessages(texts);
  const payment = WhenStep.shape.paymentMethod.parse(draft.paymentMethod);
  const work: Fact[] = [
    {
      label: summary.work,
      value: <WorkName draft={draft} />,
    },
  ];
  const rest: Fact[] = [
    { label: summary.description, value: !findOwnWords(draft) && draft.description && <bdi>{draft.description}</bdi> },
    { label: attachments.title, value: countFiles(files) },
    { label: summary.pin, value: draft.pinLocationLatitude && summary.pinSet },
    { label: summary.payment, value: payments[payment].title },
    { label: summary.phone, value: draft.phoneNumber && <span className="ltr">{draft.phoneNumber}</span> },
  ];
  return (
    <Card>
      <Facts facts={part === "whole" ? [...work, ...rest] : rest} />
    </Card>
  );
}

/** In the person's own words, if they are short; then the catalogue's name is small. */
function WorkName({ draft }: Pick<JobSummaryProps, "draft">) {
  const name = getName(draft.subSkill || draft.skill);
  const words = findOwnWords(draft);
  if (!words) return name;
  return (
    <>
      <bdi>{words}</bdi>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
    </>
  );
}

/** "2 pictures and a voice note", or only one of the two. */
function countFiles(files: readonly NewAttachment[]): string {
  const { counted } = getMessages(texts);
  const count = files.filter(({ kind }) => kind === "picture").length;
  const pictures = count > 0 ? counted.pictures({ count }) : "";
  const voice = files.length > count ? counted.voice : "";
  return pictures && voice ? counted.both({ pictures, voice }) : pictures || voice;
}
