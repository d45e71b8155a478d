import { acceptContract } from "@hunarmand/api/contracts/office-decisions";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import texts from "../../locales/en/desks.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PriceField } from "../../shared/forms/price-field.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import type { Contract } from "./contract.ts";

interface AcceptContractProps {
  contract: Contract;
  onClose: () => void;
}

/** Accepts a contract without a quote, with the price if the office and the contractor have agreed on one (docs/product.md X7). */
export function AcceptContract({ contract: { id }, onClose }: AcceptContractProps) {
  const { accept } = useMessages(texts).contracts.decisions;
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const form = useCallForm(acceptContract.body, { agreedPrice: "" }, { draft: { form: "accept-contract", of: id } });
  return (
    <FormDialog title={accept.title} text={accept.text} close={decision.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={accept.label}
        onSave={async (body) => {
          await decide(() => callApi(acceptContract, { params: { id }, body }));
          onClose();
        }}
      >
        <PriceField
          required={false}
          min={1}
          label={accept.agreedPrice}
          description={accept.agreedPriceHint}
          {...form.field("agreedPrice")}
        />
      </FormBody>
    </FormDialog>
  );
}
