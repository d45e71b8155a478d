import { type DeskInquiry, handOverInquiry } from "@hunarmand/api/inquiries/office";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { HandOverForm } from "./hand-over-form.tsx";

/** Gives the inquiry to a colleague (docs/product.md I8). Without colleagues there is no button. */
export function HandOver({ id, colleagues }: Pick<DeskInquiry, "id" | "colleagues">) {
  const { handOver } = useMessages(texts).inquiries;
  const { decide } = useDecision();
  const [isOpen, setOpen] = useState(false);
  if (colleagues.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {handOver.label}
      </Button>
      {isOpen && (
        <HandOverForm
          title={handOver.title}
          text={handOver.text}
          label={handOver.label}
          draft={{ form: "inquiry-hand-over", of: id }}
          colleagues={colleagues}
          onHandOver={async (body) => {
            await decide(() => callApi(handOverInquiry, { params: { id }, body }));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
