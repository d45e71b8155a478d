import type { NoticeGroup } from "@hunarmand/api/notices/notice-kinds";
import "../../shared/forms/form-styles.ts";
import {
  type NoticeChannel,
  type NoticeWishes,
  noticeChannels,
  updateNoticeWishes,
} from "@hunarmand/api/notices/channels";
import { Alert, Button, Card, Checkbox, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import texts from "../../locales/en/notification-settings.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { findChanges, type Wished } from "./wished.ts";

const toWished = ({ wishes }: NoticeWishes): Wished =>
  Object.fromEntries(wishes.map(({ group, channels }) => [group, channels])) as Wished;

/** The stored and the chosen channels of each group, and the call that stores them. */
function useWishes(current: NoticeWishes) {
  const { unsaved } = useMessages(texts);
  const [known, setKnown] = useState(current);
  const [wished, setWished] = useState(toWished(current));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  const send = async (wishes: { group: NoticeGroup; channels: NoticeChannel[] | null }[], text: string) => {
    setBusy(true);
    setFailure("");
    try {
      const reply = await callApi(updateNoticeWishes, { body: { wishes } });
      setKnown(reply.wishes);
      setWished(toWished(reply.wishes));
      showToast(text);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : unsaved);
    } finally {
      setBusy(false);
    }
  };
  return { known, wished, setWished, busy, failure, send };
}

/** A notice is sent through the chosen channels at once, the cheapest first. It is always shown on the portal, too. */
export function WishesForm({ current }: { current: NoticeWishes }) {
  const { save, reset, saved, resetDone } = useMessages(texts);
  const { known, wished, setWished, busy, failure, send } = useWishes(current);
  const changes = findChanges(toWished(known), wished);
  const own = known.wishes.filter(({ isOwn }) => isOwn);
  return (
    <Stack gap="md">
      <UnreachedChannels reach={known.reach} />
      {known.wishes.map(({ group }) => (
        <GroupChoice
          key={group}
          group={group}
          reach={known.reach}
          value={wished[group]}
          onChange={(channels) => setWished({ ...wished, [group]: channels })}
        />
      ))}
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <Group>
        <Button loading={busy} disabled={changes.length === 0} onClick={() => void send(changes, saved)}>
          {save}
        </Button>
        {own.length > 0 && (
          <Button
            variant="default"
            disabled={busy}
            onClick={() =>
              void send(
                own.map(({ group }) => ({ group, channels: null })),
                resetDone,
              )
            }
          >
            {reset}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface GroupChoiceProps {
  group: NoticeGroup;
  reach: NoticeWishes["reach"];
  value: NoticeChannel[];
  onChange: (channels: NoticeChannel[]) => void;
}

/** Offers only channels that the office has. */
function GroupChoice({ group, reach, value, onChange }: GroupChoiceProps) {
  const { groups, channels } = useMessages(texts);
  const { title, hint } = groups[group];
  const choose = (names: string[]) => onChange(noticeChannels.filter((channel) => names.includes(channel)));
  return (
    <Card>
      <Checkbox.Group label={title} description={hint} value={value} onChange={choose}>
        <Group mt="xs" gap="lg">
          {noticeChannels
            .filter((channel) => reach[channel] !== "off")
            .map((channel) => (
              <Checkbox key={channel} value={channel} label={channels[channel]} className="tall-check" />
            ))}
        </Group>
      </Checkbox.Group>
    </Card>
  );
}

/** Why a chosen channel may send nothing, and how to change that. */
function UnreachedChannels({ reach }: { reach: NoticeWishes["reach"] }) {
  const { unreached } = useMessages(texts);
  const isPhoneUnproven = reach.phone === "unconfirmed" || reach.whatsapp === "unconfirmed";
  const lines = [reach.mail === "missing" && unreached.mail, isPhoneUnproven && unreached.phone].filter(Boolean);
  return lines.map((line) => (
    <Alert key={String(line)} color="marigold">
      <Text>{line}</Text>
    </Alert>
  ));
}
