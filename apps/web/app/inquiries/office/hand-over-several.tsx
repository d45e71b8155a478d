import type { Colleague } from "@hunarmand/api/inquiries/office";
import { handOverInquiries } from "@hunarmand/api/inquiries/several";
import type { z } from "zod";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/selection.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { HandOverForm } from "./hand-over-form.tsx";

interface HandOverSeveralProps {
  ids: string[];
  colleagues: readonly z.infer<typeof Colleague>[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives several inquiries to one colleague. */
export function HandOverSeveral({ ids, colleagues, onClose, onDone }: HandOverSeveralProps) {
  const { handOverAll } = useMessages(texts);
  const { decide } = useDecision();
  const count = ids.length;
  return (
    <HandOverForm
      title={handOverAll.title({ count })}
      text={handOverAll.text({ count })}
      label={handOverAll.label}
      draft="none"
      colleagues={colleagues}
      onHandOver={async (to) => {
        await decide(() => callApi(handOverInquiries, { body: { ids, ...to } }));
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
