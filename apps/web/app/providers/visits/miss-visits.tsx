import { limits } from "@hunarmand/api/limits";
import { markVisitsMissed } from "@hunarmand/api/providers/missed-visits";
import type { DeskVisit } from "@hunarmand/api/providers/visits";
import { Button } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { SelectedBar } from "../../desk/lists/selection/selected-bar.tsx";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/selection.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

interface MissVisitsProps {
  selected: readonly DeskVisit[];
  /** Called with those that are no longer to be selected. */
  onDone: (handled: readonly DeskVisit[]) => void;
}

/** Notes that all selected people did not come. One who came or chose another time meanwhile does not stop the others. */
export function MissVisits({ selected, onDone }: MissVisitsProps) {
  const { missedAll } = useMessages(texts);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const noted = selected.slice(0, limits.pageItemsMax);
  const note = async () => {
    const { label, title, text } = missedAll;
    const question = { title, text: text({ count: noted.length }), yes: label, no: decision.cancel };
    if (!(await confirmAction(question))) return;
    const visits = noted.map(({ id, startsAt }) => ({ id, startsAt }));
    await decideAtOnce(() => callApi(markVisitsMissed, { body: { visits } }));
    onDone(noted);
  };
  return (
    <SelectedBar count={selected.length} onClear={() => onDone(selected)}>
      <Button loading={busy} onClick={() => void run(note)}>
        {missedAll.label}
      </Button>
    </SelectedBar>
  );
}
