import { endOtherSessions, endOwnSession, listOwnSessions, type OwnSession } from "@hunarmand/api/account/sessions";
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useRevalidator } from "react-router";
import ownSessions from "../../locales/en/own-sessions.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { confirmAction, showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { PagedList } from "../../shared/lists/paged-list.tsx";
import { useDeviceName } from "../../shared/person/device-name.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Asks first, then ends the sessions of the call and fetches the list again. */
function useEndSessions() {
  const { open } = useMessages(ownSessions);
  const { revalidate } = useRevalidator();
  return async (question: { title: string; text: string }, end: () => Promise<{ message: string }>) => {
    if (!(await confirmAction({ ...question, yes: open.yes, no: open.no }))) return;
    try {
      const { message } = await end();
      showToast(message);
    } catch (error) {
      const { error: title, errors } = getMessages(shared);
      await showMessage({ kind: "error", title, text: failureText(error, errors.unavailable) });
    }
    await revalidate();
  };
}

/** Where the person is logged in. They can log out each other device, or all of them at once. */
export function OpenSessions({ first }: { first: Page<OwnSession> }) {
  const { open } = useMessages(ownSessions);
  const { busy, run } = useBusy();
  const end = useEndSessions();
  const pages = useMorePages(first, (cursor) => callPage(listOwnSessions, { query: { cursor } }));
  const endOthers = () => end({ title: open.othersTitle, text: open.othersText }, () => callApi(endOtherSessions));
  return (
    <Stack gap="md">
      <Text>{open.strange}</Text>
      <PagedList pages={pages} keyOf={({ id }) => id} texts={open} empty={undefined}>
        {(session) => <SessionCard session={session} />}
      </PagedList>
      {pages.items.length > 1 && (
        <Button variant="outline" color="red" loading={busy} onClick={() => void run(endOthers)}>
          {open.others}
        </Button>
      )}
    </Stack>
  );
}

function SessionCard({ session }: { session: OwnSession }) {
  const { open, unknownPlace } = useMessages(ownSessions);
  const { when } = useFormats();
  const { busy, run } = useBusy();
  const end = useEndSessions();
  const device = useDeviceName()(session);
  const endThis = () =>
    end({ title: open.endTitle, text: open.endText({ device }) }, () =>
      callApi(endOwnSession, { params: { id: session.id } }),
    );
  return (
    <Card component="article">
      <Group justify="space-between" mb="xs">
        <Title order={3}>{device}</Title>
        {session.isCurrent && (
          <Badge color="green" variant="light">
            {open.current}
          </Badge>
        )}
      </Group>
      <Facts
        facts={[
          { label: open.since, value: when(session.startedDate) },
          { label: open.used, value: when(session.lastUsedDate) },
          { label: open.from, value: <span className="ltr long">{session.address ?? unknownPlace}</span> },
        ]}
      />
      {!session.isCurrent && (
        <Button
          mt="md"
          variant="default"
          loading={busy}
          aria-label={open.endOf({ device })}
          onClick={() => void run(endThis)}
        >
          {open.end}
        </Button>
      )}
    </Card>
  );
}
