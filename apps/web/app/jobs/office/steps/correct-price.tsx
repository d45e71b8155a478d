import { requiredLines } from "@hunarmand/api/fields";
import type { DeskJob } from "@hunarmand/api/jobs/office";
import { correctPrice } from "@hunarmand/api/jobs/price";
import { limits } from "@hunarmand/api/limits";
import { Text } from "@mantine/core";
import { ReasonFields } from "../../../desk/decisions/reason-fields.tsx";
import { useDecision } from "../../../desk/decisions/use-decision.ts";
import jobDesk from "../../../locales/en/job-desk.json";
import office from "../../../locales/en/office.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { toShownObjection } from "../../price/ready-objections.ts";

const Correction = correctPrice.body.omit({ read: true }).extend({ reason: requiredLines(limits.reasonCharacters) });

/** The office corrects a price. The form shows the customer's objection. */
export function CorrectPrice({ job, onClose }: { job: DeskJob; onClose: () => void }) {
  const texts = useMessages(jobDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const { pkr } = useFormats();
  const form = useCallForm(Correction, { salary: String(job.earning ?? ""), reason: "" }, { draft: "none" });
  return (
    <FormDialog title={texts.priceTitle} text={texts.priceText} close={decision.cancel} onClose={onClose}>
      {job.priceObjection && (
        <Text fs="italic" mb="sm">
          {toShownObjection(job.priceObjection)}
        </Text>
      )}
      {job.offeredPrice !== null && <Text mb="sm">{texts.offered({ amount: pkr(job.offeredPrice) })}</Text>}
      <FormBody
        form={form}
        submitLabel={texts.actions.correctPrice}
        onSave={async (body) => {
          const read = { price: job.earning ?? 0 };
          await decide(() => callApi(correctPrice, { params: { id: job.id }, body: { ...body, read } }));
          onClose();
        }}
      >
        <PriceField min={0} label={texts.priceAmount} {...form.field("salary")} />
        <ReasonFields form={form} templates={texts.priceReasons} hint={decision.auditHint} />
      </FormBody>
    </FormDialog>
  );
}
