import "./notices.css";
import { type Notice, readNotice } from "@hunarmand/api/notices/notices";
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import notices from "../locales/en/notices.json";
import { callApi } from "../shared/calls/call-api.ts";
import { refreshUnread } from "../shared/notices/unread-notices.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { useReading } from "./use-reading.ts";

/** A notice: the decision, the reason, and the next step. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const texts = useMessages(notices);
  const { when } = useFormats();
  const { isUnread, busy, read } = useRead(notice);
  const { subject, text, reason, link, appeal, createdDate } = notice;
  return (
    <Card component="article" className="notice" data-unread={isUnread || undefined}>
      <Stack gap="xs" align="flex-start">
        <Group justify="space-between" align="flex-start" w="100%" gap="xs" wrap="nowrap">
          <Title order={2} size="h3" textWrap="pretty">
            {subject}
          </Title>
          {isUnread && (
            <Badge size="lg" color="marigold" flex="none">
              {texts.unread}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          <time dateTime={createdDate}>{when(createdDate)}</time>
        </Text>
        <Text className="notice-text">{text}</Text>
        {reason && (
          <Text className="notice-text">
            <strong>{texts.reason}:</strong> {reason}
          </Text>
        )}
        <Group gap="xs">
          {link && (
            <Button component={Link} to={link} aria-label={texts.nextOf({ subject })} onClick={() => void read()}>
              {texts.next}
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
      </Stack>
    </Card>
  );
}

function useRead({ id, readDate }: Notice) {
  const [hasRead, setHasRead] = useState(false);
  const { busy, save } = useReading();
  const isUnread = readDate === null && !hasRead;
  const read = async () => {
    if (!isUnread) return;
    await save(async () => {
      await callApi(readNotice, { params: { id } });
      setHasRead(true);
      await refreshUnread();
    });
  };
  return { isUnread, busy, read };
}
