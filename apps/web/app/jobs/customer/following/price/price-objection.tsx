import { nameIssue } from "@hunarmand/api/issues";
import { disputePrice } from "@hunarmand/api/jobs/price";
import { Textarea } from "@mantine/core";
import jobPrice from "../../../../locales/en/job-price.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { JobActionProps } from "../../followed-job.ts";
import { listPriceChoices } from "./price-choices.ts";

const OfferForm = disputePrice.body.refine(({ offer }) => offer !== undefined, {
  path: ["offer"],
  message: nameIssue("required"),
});

/** What the customer begins with: another amount, or what is wrong. */
export type Objection = "offer" | "words";

/** The customer's answer to a price: another amount with or without words, or only words. */
export function PriceObjection({
  job,
  kind,
  refresh,
  onClose,
}: JobActionProps & { kind: Objection; onClose: () => void }) {
  const { objection } = useMessages(jobPrice);
  const isOffer = kind === "offer";
  const form = useCallForm(
    isOffer ? OfferForm : disputePrice.body,
    {
      amount: String(job.salary ?? ""),
      words: job.priceObjection ?? "",
      offer: isOffer && job.offeredPrice !== null ? String(job.offeredPrice) : "",
    },
    { draft: { form: isOffer ? "price-offer" : "price-objection", of: job.id } },
  );
  const words = form.field("words");
  const chooseOffer = (amount: string) => form.form.setFieldValue("offer", amount);
  return (
    <FormDialog title={objection.titles[kind]} text={objection.texts[kind]} close={objection.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={objection.submit}
        onSave={async (body) => {
          const { message } = await callApi(disputePrice, { params: { id: job.id }, body });
          onClose();
          showToast(message);
          await refresh();
        }}
      >
        {isOffer && <OfferChips job={job} value={form.form.values.offer} choose={chooseOffer} />}
        {isOffer && <PriceField min={0} label={objection.offer} {...form.field("offer")} />}
        {isOffer ? (
          // An amount needs no words. Without both, only the amount is missing.
          <Textarea rows={2} label={objection.optionalWords} {...words} error={null} />
        ) : (
          <Textarea required rows={3} label={objection.words} {...words} />
        )}
      </FormBody>
    </FormDialog>
  );
}

interface OfferChipsProps extends Pick<JobActionProps, "job"> {
  value: string;
  choose: (amount: string) => void;
}

/** A few amounts by one tap. */
function OfferChips({ job, value, choose }: OfferChipsProps) {
  const { objection } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const choices = listPriceChoices(job.salary ?? 0, job.usualPrice);
  if (choices.length === 0) return null;
  return (
    <ChoiceChips
      label={objection.choices}
      choices={choices.map((amount) => ({ value: String(amount), label: pkr(amount) }))}
      value={String(value)}
      onChoose={choose}
    />
  );
}
