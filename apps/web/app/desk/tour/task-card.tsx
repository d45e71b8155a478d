import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { Button, Card, Group, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import inbox from "../../locales/en/inbox.json";
import shared from "../../locales/en/shared.json";
import tour from "../../locales/en/tour.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useLiveEvents } from "../../shared/calls/use-live-events.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { whenSent } from "../../shared/drafts/sent-calls.ts";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { findTask, isDecision, isWaiting } from "./find-task.ts";
import { endTask, keepTask, type TourTask } from "./tour-task.ts";

/** The reader's own notices change nothing here. */
const isAboutWork = ({ kind }: LiveEvent) => kind !== "notice";

/**
 * What the tour leaves to decide, above every desk until the person has decided it by the desk's own controls: the
 * server has accepted the call.
 */
export function TaskCard({ stored }: { stored: string }) {
  const task = JSON.parse(stored) as TourTask;
  const { decision } = useMessages(tour);
  const isGone = useIsGone(stored);
  return (
    <Card component="section" aria-label={decision.title} mb="sm" padding="xs">
      <Group gap="xs">
        {isGone ? (
          <NextTask />
        ) : (
          <>
            <div>
              <Text fw={600}>{decision.title}</Text>
              <Text>{decision.kinds[task.kind]}</Text>
            </div>
            <Button component={Link} to={task.address} variant="default">
              {decision.open}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={endTask}>
          {decision.end}
        </Button>
      </Group>
    </Card>
  );
}

/** Ends the tour after the decision. Returns whether a colleague, or somebody in the demo's town, was first. */
function useIsGone(stored: string): boolean {
  const [gone, setGone] = useState<string>();
  const look = async () => {
    const waits = await isWaiting(JSON.parse(stored) as TourTask).catch(() => true);
    if (!waits) setGone(stored);
  };
  const lookAtOnce = useEffectEvent(look);
  useLiveEvents(isAboutWork, look);
  useEffect(() => {
    void lookAtOnce();
    return whenSent((call, request) => {
      if (!isDecision(JSON.parse(stored) as TourTask, call, request)) return;
      endTask();
      const { over, done } = getMessages(tour).decision;
      void showMessage({ kind: "success", title: over, text: done });
    });
  }, [stored]);
  return gone === stored;
}

/** Offers another decision, or says that none is left. */
function NextTask() {
  const { decision } = useMessages(tour);
  const role = useSession()?.role ?? "";
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const [isEmpty, setEmpty] = useState(false);
  const takeNext = async () => {
    const next = await findTask(role);
    if (!next) return setEmpty(true);
    keepTask(next);
    await navigate(next.address);
  };
  const explain = () =>
    showMessage({ kind: "error", title: getMessages(shared).error, text: getMessages(inbox).failed });
  return (
    <>
      <Text role="status">{isEmpty ? decision.none : decision.gone}</Text>
      {!isEmpty && (
        <Button variant="default" loading={busy} onClick={() => void run(() => takeNext().catch(explain))}>
          {decision.next}
        </Button>
      )}
    </>
  );
}
