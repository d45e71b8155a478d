import { limits } from "@hunarmand/api/limits";
import { preparePayouts } from "@hunarmand/api/payouts/payouts";
import { TextInput } from "@mantine/core";
import { useNavigate, useRevalidator } from "react-router";
import { desks } from "../../desk/desks.ts";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/payouts.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSendOnce } from "../../shared/calls/use-send-once.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Asks for the minimum amount, makes the batch, and opens it. */
export function PayoutsPrepare({ onClose }: { onClose: () => void }) {
  const { prepare } = useMessages(texts);
  const { decision } = useMessages(office);
  const { pkr } = useFormats();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const sendOnce = useSendOnce();
  const form = useCallForm(preparePayouts.body, { minimum: String(limits.payoutMinimumPkr) }, { draft: "none" });
  const save = async (body: { minimum?: number | undefined }) => {
    const { batch, withoutAccount } = await sendOnce(body, (sent, idempotencyKey) =>
      callApi(preparePayouts, { body: sent, idempotencyKey }),
    );
    onClose();
    const sentences = [prepare.doneText({ payouts: batch.payouts, total: pkr(batch.total) })];
    if (withoutAccount > 0) sentences.push(prepare.withoutAccount({ count: withoutAccount }));
    showToast(sentences.join(" "));
    await revalidate();
    await navigate(`${desks.payouts.path}/${batch.id}`);
  };
  return (
    <FormDialog title={prepare.title} text={prepare.text} close={decision.cancel} onClose={onClose}>
      <FormBody form={form} submitLabel={prepare.submit} onSave={save}>
        <TextInput
          required
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          label={prepare.minimum}
          {...form.field("minimum")}
        />
      </FormBody>
    </FormDialog>
  );
}
