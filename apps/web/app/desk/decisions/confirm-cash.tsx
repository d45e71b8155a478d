import { requiredLines } from "@hunarmand/api/fields";
import { limits } from "@hunarmand/api/limits";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { amountFrom } from "@hunarmand/api/payments/payer";
import { z } from "zod";
import cashDesk from "../../locales/en/cash-desk.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PriceField } from "../../shared/forms/price-field.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { ReasonFields } from "./reason-fields.tsx";
import { useDecision } from "./use-decision.ts";

const Confirmation = z.object({
  amount: amountFrom(limits.paisaPkr),
  reason: requiredLines(limits.reasonCharacters),
});

/** What both sides reported about a job's cash; a side may have reported nothing yet. */
export interface CashWords {
  jobId: string;
  price: number | null;
  declared?: number | null;
  claimedByCustomer?: number | null;
}

/** The office's decision on the cash of a job, beside both sides' reports. */
export function ConfirmCash({ cash, onClose }: { cash: CashWords; onClose: () => void }) {
  const texts = useMessages(cashDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const start = cash.declared ?? cash.claimedByCustomer ?? cash.price ?? "";
  const form = useCallForm(Confirmation, { amount: String(start), reason: "" }, { draft: "none" });
  return (
    <FormDialog title={texts.confirmTitle} text={texts.confirmText} close={decision.cancel} onClose={onClose}>
      <CashFacts cash={cash} />
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (body) => {
          await decide(() =>
            callApi(confirmJobCash, { params: { id: cash.jobId }, body: { ...body, read: toRead(cash) } }),
          );
          onClose();
        }}
      >
        <PriceField label={texts.amount} {...form.field("amount")} />
        <ReasonFields form={form} templates={texts.reasons} hint={decision.auditHint} />
      </FormBody>
    </FormDialog>
  );
}

const toRead = ({ price, declared = null, claimedByCustomer = null }: CashWords) => ({
  price,
  declared,
  claimedByCustomer,
});

function CashFacts({ cash: { price, declared, claimedByCustomer } }: { cash: CashWords }) {
  const { columns } = useMessages(cashDesk);
  const { pkr } = useFormats();
  const amount = (value: number | null | undefined) =>
    typeof value === "number" && <span className="ltr">{pkr(value)}</span>;
  return (
    <Facts
      facts={[
        { label: columns.price, value: amount(price) },
        { label: columns.declared, value: amount(declared) },
        { label: columns.claimed, value: amount(claimedByCustomer) },
      ]}
    />
  );
}
