import "./notices.css";
import { Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import notices from "../locales/en/notices.json";
import { WholeNames } from "../shared/lists/whole-names.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

interface NoticeFrameProps {
  title: string;
  date: string;
  isUnread: boolean;
  /** Shows only title and time until it is opened. */
  isFolded: boolean;
  children: ReactNode;
}

/** The card of a notice. */
export function NoticeFrame({ title, date, isUnread, isFolded, children }: NoticeFrameProps) {
  const { when } = useFormats();
  const body = (
    <Stack gap="xs" align="flex-start">
      {children}
    </Stack>
  );
  const head = <Head title={title} isUnread={isUnread} />;
  const time = (
    <Text size="sm" c="dimmed">
      <time dateTime={date}>{when(date)}</time>
    </Text>
  );
  return (
    <Card component="article" className="notice" padding="md" data-unread={isUnread || undefined}>
      {isFolded ? (
        <details className="folded-notice">
          <summary>
            {head}
            {time}
          </summary>
          {body}
        </details>
      ) : (
        <>
          {head}
          {time}
          {body}
        </>
      )}
    </Card>
  );
}

function Head({ title, isUnread }: { title: string; isUnread: boolean }) {
  const { unread } = useMessages(notices);
  return (
    <Group justify="space-between" align="flex-start" w="100%" gap="xs" wrap="nowrap">
      <Title order={2} size="h3" textWrap="pretty">
        <WholeNames>{title}</WholeNames>
      </Title>
      {isUnread && (
        <Badge size="lg" color="marigold" flex="none">
          {unread}
        </Badge>
      )}
    </Group>
  );
}
