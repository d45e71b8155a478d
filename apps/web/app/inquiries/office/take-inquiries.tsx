import { acknowledgeInquiry } from "@hunarmand/api/inquiries/office";
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import type { Selection } from "../../desk/lists/select-box.tsx";
import deskComforts from "../../locales/en/desk-comforts.json";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { confirmAction } from "../../shared/dialogs/dialogs.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { OfficeInquiry } from "./office-inquiry.ts";

const canTake = ({ nextSteps }: OfficeInquiry): boolean => nextSteps.includes("acknowledge");

/** The chosen inquiries, without those that left the list or were taken meanwhile. */
export function useTakeSelection(items: readonly OfficeInquiry[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter((inquiry) => chosen.has(inquiry.id) && canTake(inquiry));
  const selection: Selection<OfficeInquiry> = {
    nameOf: ({ name }) => name,
    canSelect: canTake,
    isSelected: ({ id }) => chosen.has(id),
    toggle: ({ id }) =>
      setChosen((ids) => (ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]))),
  };
  return { selection, selected, clear: () => setChosen(new Set()) };
}

interface TakeInquiriesProps {
  selected: readonly OfficeInquiry[];
  onDone: () => void;
}

/** Takes all chosen inquiries. One that a colleague took meanwhile does not stop the others. */
export function TakeInquiries({ selected, onDone }: TakeInquiriesProps) {
  const { inquiries } = useMessages(texts);
  const { selection } = useMessages(deskComforts);
  const { decision } = useMessages(office);
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  if (selected.length === 0) return null;
  const takeAll = async () => {
    const { title, text, yes } = inquiries.takeAll;
    const question = { title, text: text({ count: selected.length }), yes, no: decision.cancel };
    if (!(await confirmAction(question))) return;
    await decideAtOnce(async () => {
      const taken = await Promise.allSettled(selected.map(({ id }) => callApi(acknowledgeInquiry, { params: { id } })));
      const done = taken.filter(({ status }) => status === "fulfilled").length;
      return { message: inquiries.takeAll.done({ done, all: selected.length, left: selected.length - done }) };
    });
    onDone();
  };
  return (
    <Group role="status">
      <Text fw={650}>{selection.selected({ count: selected.length })}</Text>
      <Button loading={busy} onClick={() => void run(takeAll)}>
        {inquiries.takeAll.label}
      </Button>
      <Button variant="default" onClick={onDone}>
        {selection.clear}
      </Button>
    </Group>
  );
}
