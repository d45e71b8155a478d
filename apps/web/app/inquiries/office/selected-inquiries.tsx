import { acknowledgeInquiry } from "@hunarmand/api/inquiries/office";
import { listColleagues } from "@hunarmand/api/inquiries/several";
import { limits } from "@hunarmand/api/limits";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { SelectedBar } from "../../desk/lists/selection/selected-bar.tsx";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/selection.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction, showMessage } from "../../shared/dialogs/dialogs.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { OfficeInquiry } from "./office-inquiry.ts";

const HandOverSeveral = lazyPart(async () => (await import("./hand-over-several.tsx")).HandOverSeveral);

type Colleagues = readonly { id: string; name: string }[];

interface SelectedProps {
  selected: readonly OfficeInquiry[];
  /** Called with those that are no longer to be selected. */
  onDone: (handled: readonly OfficeInquiry[]) => void;
}

/** What can be done with the selected inquiries. One that a colleague decided on meanwhile does not stop the others. */
export function SelectedInquiries({ selected, onDone }: SelectedProps) {
  const canTake = selected.filter(({ nextSteps }) => nextSteps.includes("acknowledge"));
  const canHandOver = selected.filter(({ nextSteps }) => nextSteps.includes("handOver"));
  return (
    <SelectedBar count={selected.length} onClear={() => onDone(selected)}>
      {canTake.length > 0 && <TakeAll selected={canTake} onDone={onDone} />}
      {canHandOver.length > 0 && <HandOverAll selected={canHandOver.slice(0, limits.pageItemsMax)} onDone={onDone} />}
    </SelectedBar>
  );
}

function TakeAll({ selected, onDone }: SelectedProps) {
  const { takeAll } = useMessages(texts);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const take = async () => {
    const { title, text, yes } = takeAll;
    const question = { title, text: text({ count: selected.length }), yes, no: decision.cancel };
    if (!(await confirmAction(question))) return;
    await decideAtOnce(async () => {
      const taken = await Promise.allSettled(selected.map(({ id }) => callApi(acknowledgeInquiry, { params: { id } })));
      const done = taken.filter(({ status }) => status === "fulfilled").length;
      return { message: takeAll.done({ done, all: selected.length, left: selected.length - done }) };
    });
    onDone(selected);
  };
  return (
    <Button loading={busy} onClick={() => void run(take)}>
      {takeAll.label}
    </Button>
  );
}

function HandOverAll({ selected, onDone }: SelectedProps) {
  const { handOverAll } = useMessages(texts);
  const { busy, run } = useBusy();
  const [colleagues, setColleagues] = useState<Colleagues>();
  const open = async () => {
    try {
      const found = await callApi(listColleagues, {});
      if (found.length > 0) setColleagues(found);
      else await showMessage({ title: handOverAll.label, text: handOverAll.nobody });
    } catch (error) {
      await showMessage({ kind: "error", title: handOverAll.label, text: failureText(error, handOverAll.failed) });
    }
  };
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void run(open)}>
        {handOverAll.label}
      </Button>
      {colleagues && (
        <HandOverSeveral
          ids={selected.map(({ id }) => id)}
          colleagues={colleagues}
          onClose={() => setColleagues(undefined)}
          onDone={() => onDone(selected)}
        />
      )}
    </>
  );
}
