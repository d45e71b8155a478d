import "../../../../shared/layout/styles/thumb-bar.css";
import { agreePrice } from "@hunarmand/api/jobs/price";
import { Button, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import jobPrice from "../../../../locales/en/job-price.json";
import priceParts from "../../../../locales/en/price-parts.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useBusy } from "../../../../shared/calls/use-busy.ts";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobActionProps } from "../../followed-job.ts";
import type { Objection } from "./price-objection.tsx";

const PriceObjection = lazyPart(async () => (await import("./price-objection.tsx")).PriceObjection);

/**
 * The customer's answers to a price: agreeing is the main button, at the thumb. After an objection the handyman answers
 * next: nothing is at the thumb, and agreeing to the handyman's price is the last, plain choice.
 */
export function PriceAnswer({ job, salary, refresh }: JobActionProps & { salary: number }) {
  const texts = useMessages(jobPrice);
  const { agreeInstead } = useMessages(priceParts);
  const { pkr } = useFormats();
  const [objection, setObjection] = useState<Objection>();
  // On a slow phone the dialog must be here before the tap.
  useEffect(() => void PriceObjection.load(), []);
  const { busy, agree } = useAgree({ job, refresh });
  const amount = pkr(salary);
  const isDisputed = job.priceStatus === "disputed";
  const mayDispute = job.nextSteps.includes("disputePrice");
  return (
    <>
      <div className={isDisputed ? undefined : "thumb-bar form-bar price-bar"}>
        {isDisputed && mayDispute && (
          <Button
            fullWidth
            variant="default"
            mb="xs"
            onClick={() => setObjection(job.offeredPrice === null ? "words" : "offer")}
          >
            {texts.objectAgain}
          </Button>
        )}
        <Button fullWidth loading={busy} variant={isDisputed ? "subtle" : "filled"} onClick={() => void agree()}>
          {(isDisputed ? agreeInstead : texts.agree)({ amount })}
        </Button>
        {!isDisputed && mayDispute && <OtherAnswers open={setObjection} />}
      </div>
      {objection && (
        <PriceObjection job={job} kind={objection} refresh={refresh} onClose={() => setObjection(undefined)} />
      )}
    </>
  );
}

function OtherAnswers({ open }: { open: (objection: Objection) => void }) {
  const texts = useMessages(jobPrice);
  return (
    <Group gap="xs" grow wrap="nowrap" mt="xs">
      <Button variant="default" px="xs" onClick={() => open("offer")}>
        {texts.offer}
      </Button>
      <Button variant="default" px="xs" onClick={() => open("words")}>
        {texts.object}
      </Button>
    </Group>
  );
}

/** Agrees to the price on the screen. If the price changed meanwhile, shows the new one instead. */
function useAgree({ job, refresh }: JobActionProps) {
  const { busy, run } = useBusy();
  const { pkr } = useFormats();
  const amount = job.salary ?? 0;
  const agree = () =>
    run(async () => {
      const { title, agreedDone } = getMessages(jobPrice);
      try {
        await callApi(agreePrice, { params: { id: job.id }, body: { amount, materials: job.materials } });
        showToast(agreedDone({ amount: pkr(amount) }));
      } catch (error) {
        const text = failureText(error, getMessages(shared).errors.unavailable);
        await showMessage({ kind: "error", title, text });
      }
      await refresh();
    });
  return { busy, agree };
}
