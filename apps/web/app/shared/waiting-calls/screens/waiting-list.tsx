import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import waitingCalls from "../../../locales/en/waiting-calls.json";
import { FormDialog } from "../../dialogs/form-dialog.tsx";
import { useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { sendWaiting } from "../send-waiting.ts";
import type { WaitingCall } from "../waiting-call.ts";
import { findRule, isHolding } from "../waiting-kinds.ts";
import { changeValues, giveUp, sendAgain } from "./decide-waiting.ts";
import { findLoginEnd } from "./login-end.ts";
import { nameKind } from "./name-kind.ts";

interface WaitingListProps {
  calls: readonly WaitingCall[];
  onClose: () => void;
}

/** What waits on this device, in order, and what to do with what the server refused. */
export function WaitingList({ calls, onClose }: WaitingListProps) {
  const texts = useMessages(waitingCalls);
  const { when } = useFormats();
  const loginEnd = findLoginEnd(useSession()?.token);
  const isKept = useIsKept();
  return (
    <FormDialog title={texts.title} text={calls.length > 0 ? texts.text : texts.none} onClose={onClose}>
      <Stack gap="md">
        {calls.length > 0 && loginEnd && <Text>{texts.until({ moment: when(loginEnd) })}</Text>}
        {calls.length > 0 && !isKept && <Text>{texts.clearing}</Text>}
        <ol className="waiting-list">
          {calls.map((call, index) => (
            <li key={call.place}>
              <Entry call={call} number={index + 1} calls={calls} onLeave={onClose} />
            </li>
          ))}
        </ol>
        {calls.some(({ refusal }) => !refusal) && <Button onClick={() => void sendWaiting()}>{texts.try}</Button>}
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      </Stack>
    </FormDialog>
  );
}

/** Whether the browser has promised to keep what this device stores. A private window promises nothing. */
function useIsKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    navigator.storage?.persisted?.().then(setKept, () => undefined);
  }, []);
  return isKept;
}

interface EntryProps {
  call: WaitingCall;
  number: number;
  calls: readonly WaitingCall[];
  onLeave: () => void;
}

function Entry({ call, number, calls, onLeave }: EntryProps) {
  const texts = useMessages(waitingCalls);
  const { when } = useFormats();
  const { name, subject, doneAt, refusal } = call;
  const isBehind = calls.some((one) => one.subject === subject && one.place < call.place && isHolding(one));
  return (
    <Stack gap={4}>
      <Text fw={600}>{name ? texts.entry({ what: nameKind(call, texts), name }) : nameKind(call, texts)}</Text>
      <Text size="sm" c="dimmed">
        {texts.doneAt({ moment: when(new Date(doneAt).toISOString()) })}
      </Text>
      {refusal ? (
        <Alert color="red" variant="light" role="alert">
          {texts.why({ reason: refusal.message })}
        </Alert>
      ) : (
        <Text size="sm">{isBehind ? texts.behind : texts.place({ place: number, count: calls.length })}</Text>
      )}
      <Choices call={call} onLeave={onLeave} />
    </Stack>
  );
}

/** A call that is not refused can only be given up. */
function Choices({ call, onLeave }: { call: WaitingCall; onLeave: () => void }) {
  const texts = useMessages(waitingCalls);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const screen = call.refusal && findRule(call.kind)?.findScreen?.(call);
  if (isAsked)
    return (
      <Alert color="marigold" title={texts.giveUpTitle}>
        <Stack gap="xs">
          {findRule(call.kind)?.findCreated ? texts.giveUpAll : texts.giveUpText}
          <Group gap="xs">
            <Button color="red" onClick={() => void giveUp(call)}>
              {texts.giveUp}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {texts.keep}
            </Button>
          </Group>
        </Stack>
      </Alert>
    );
  return (
    <Group gap="xs">
      {call.refusal && <Button onClick={() => void sendAgain(call)}>{texts.again}</Button>}
      {screen && (
        <Button
          variant="default"
          onClick={() => {
            changeValues(call);
            onLeave();
            void navigate(screen);
          }}
        >
          {texts.change}
        </Button>
      )}
      <Button variant="subtle" px="xs" ms="-xs" onClick={() => setAsked(true)}>
        {texts.giveUp}
      </Button>
    </Group>
  );
}
