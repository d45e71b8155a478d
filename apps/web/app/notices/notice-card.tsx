import { groupOf } from "@hunarmand/api/notices/notice-kinds";
import "./notices.css";
import type { Notice } from "@hunarmand/api/notices/notices";
import { Button, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import notices from "../locales/en/notices.json";
import { WholeNames } from "../shared/lists/whole-names.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { NoticeFrame } from "./notice-frame.tsx";
import { useRead } from "./use-read.ts";

/** A notice: the decision, the reason, and a button named after where it leads. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const texts = useMessages(notices);
  const { isUnread, busy, read } = useRead([notice]);
  const { kind, subject, text, reason, link, appeal, createdDate, readDate } = notice;
  // The link of an offer that the reader has accepted leads to the job.
  const isAccepted = kind === "job-offered" && !link?.startsWith("/requestedjobs");
  const isQuote = kind === "quote-answered" || kind === "quote-expired";
  const step = texts.steps[isAccepted ? "jobs" : isQuote ? "quotes" : groupOf[kind]];
  return (
    <NoticeFrame title={subject} date={createdDate} isUnread={isUnread} isFolded={readDate !== null || isAccepted}>
      {!isAccepted && (
        <Text className="notice-text">
          <WholeNames>{text}</WholeNames>
        </Text>
      )}
      {reason && (
        <Text className="notice-text">
          <strong>{isQuote ? texts.officeSays : texts.reason}:</strong> <bdi>{reason}</bdi>
        </Text>
      )}
      <Group gap="xs">
        {link && (
          <Button
            component={Link}
            to={link}
            aria-label={texts.stepOf({ step, subject })}
            variant={isUnread && !isAccepted ? "filled" : "default"}
            onClick={() => void read()}
          >
            {step}
          </Button>
        )}
        {isUnread && (
          <Button variant="default" loading={busy} aria-label={texts.readOf({ subject })} onClick={() => void read()}>
            {texts.read}
          </Button>
        )}
        {appeal && (
          <Button component={Link} to={appeal} variant="subtle" aria-label={texts.appealOf({ subject })}>
            {texts.appeal}
          </Button>
        )}
      </Group>
    </NoticeFrame>
  );
}
