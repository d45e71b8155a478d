import { agreePrice } from "@hunarmand/api/jobs/price";
import { Button, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import jobPrice from "../../../../locales/en/job-price.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import {
  holdDecision,
  sendOnLeaving,
  undoDecision,
  useDecidedSubjects,
  useHeldDecision,
} from "../../../../shared/decisions/held-decision.ts";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobActionProps } from "../../followed-job.ts";

/**
 * The customer's agreement to the price on the screen. It can be undone for some seconds, and is sent then or as the page is left
 * (docs/product.md J20). If the price changed before, nothing is agreed, and the screen shows the new one.
 */
export function useAgreement({ job, refresh }: JobActionProps) {
  const { pkr } = useFormats();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(
    () =>
      sendOnLeaving(async ({ error }) => {
        if (error !== undefined) {
          const text = failureText(error, getMessages(shared).errors.unavailable);
          void showMessage({ kind: "error", title: getMessages(jobPrice).title, text });
        }
        await latest.current();
      }),
    [],
  );
  const isHeld = useDecidedSubjects().has(job.id);
  const agree = () => {
    const { id, materials } = job;
    const amount = job.salary ?? 0;
    const { agreeing, agreedDone } = getMessages(jobPrice);
    holdDecision({
      subjectId: id,
      text: agreeing({ amount: pkr(amount) }),
      send: async () => {
        await callApi(agreePrice, { params: { id }, body: { amount, materials }, keepalive: true });
        showToast(agreedDone({ amount: pkr(amount) }));
      },
    });
  };
  return { agree, isHeld };
}

/** What the customer agrees to, or says that they paid, is where the button was, so that a second tap does not undo it. */
export function HeldAgreement() {
  const { undo } = useMessages(jobPrice);
  const held = useHeldDecision();
  // It stays while it is sent.
  const [text] = useState(held?.text);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="thumb-bar form-bar price-bar">
      <Text role="status" ta="center" fw={600}>
        {text}
      </Text>
      <Button ref={button} fullWidth variant="default" mt="xs" disabled={!held} onClick={undoDecision}>
        {undo}
      </Button>
    </div>
  );
}
