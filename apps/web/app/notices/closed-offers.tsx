import { Button, Text } from "@mantine/core";
import notices from "../locales/en/notices.json";
import { useMessages } from "../shared/texts/messages.ts";
import type { NoticeGroup } from "./group-notices.ts";
import { NoticeFrame } from "./notice-frame.tsx";
import { useRead } from "./use-read.ts";

/** Several jobs that are no longer open, as one card. */
export function ClosedOffers({ group }: { group: NoticeGroup }) {
  const texts = useMessages(notices);
  const { isUnread, busy, read } = useRead(group);
  const title = texts.closed({ count: group.length });
  return (
    <NoticeFrame title={title} date={group[0].createdDate} isUnread={isUnread} isFolded>
      {group.map(({ id, text }) => (
        <Text key={id} className="notice-text">
          {text}
        </Text>
      ))}
      {isUnread && (
        <Button
          variant="default"
          loading={busy}
          aria-label={texts.readOf({ subject: title })}
          onClick={() => void read()}
        >
          {texts.read}
        </Button>
      )}
    </NoticeFrame>
  );
}
