import { Button, Text } from "@mantine/core";
import notices from "../locales/en/notices.json";
import { WholeNames } from "../shared/lists/whole-names.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import type { NoticeGroup } from "./group-notices.ts";
import { NoticeFrame } from "./notice-frame.tsx";
import { useRead } from "./use-read.ts";

/** Jobs that are no longer open, as one card without a next step. */
export function ClosedOffers({ group: { notices: group } }: { group: NoticeGroup }) {
  const texts = useMessages(notices);
  const { isUnread, busy, read } = useRead(group);
  const taken = group.filter(({ kind }) => kind === "job-taken");
  // An offer may be on its own when other notices came between.
  const shown = taken.length > 0 ? taken : group;
  const title = texts.closed({ count: shown.length });
  return (
    <NoticeFrame title={title} date={group[0].createdDate} isUnread={isUnread} isFolded>
      {shown.map(({ id, text }) => (
        <Text key={id} className="notice-text">
          <WholeNames>{text}</WholeNames>
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
