import { AddressBody, addAddress, type SavedAddress, updateAddress } from "@hunarmand/api/customers/addresses";
import { TextInput } from "@mantine/core";
import { useRevalidator } from "react-router";
import addresses from "../locales/en/addresses.json";
import { callApi } from "../shared/calls/call-api.ts";
import { useSendOnce } from "../shared/calls/use-send-once.ts";
import { FormDialog } from "../shared/dialogs/form-dialog.tsx";
import { showToast } from "../shared/dialogs/toasts.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import type { TypedPlace } from "../shared/place/pin.ts";
import { PlaceFields } from "../shared/place/place-fields.tsx";
import { useMessages } from "../shared/texts/messages.ts";

interface AddressFormProps {
  /** Undefined adds a new address. */
  address: SavedAddress | undefined;
  /** Fills in a new address. */
  place?: TypedPlace | undefined;
  onClose: () => void;
}

/** One address with its name, landmark and pin. */
export function AddressForm({ address, place, onClose }: AddressFormProps) {
  const texts = useMessages(addresses);
  const { revalidate } = useRevalidator();
  const sendOnce = useSendOnce();
  const form = useCallForm(
    AddressBody,
    { ...toTyped(address), ...place },
    {
      draft: { form: "address", of: address?.id ?? place?.address },
    },
  );
  return (
    <FormDialog wide title={address ? texts.changeTitle : texts.addTitle} close={texts.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.save}
        onSave={async (body) => {
          const { message } = address
            ? await callApi(updateAddress, { params: { id: address.id }, body })
            : await sendOnce(body, (sent, idempotencyKey) => callApi(addAddress, { body: sent, idempotencyKey }));
          onClose();
          showToast(message);
          await revalidate();
        }}
      >
        <TextInput required label={texts.label} description={texts.labelHint} {...form.field("label")} />
        <PlaceFields values={form.form.values} field={form.field} change={form.form.setValues} />
        <TextInput label={texts.landmark} description={texts.landmarkHint} {...form.field("landmark")} />
      </FormBody>
    </FormDialog>
  );
}

const toTyped = (address: SavedAddress | undefined) => ({
  label: address?.label ?? "",
  city: address?.city ?? "",
  area: address?.area ?? "",
  address: address?.address ?? "",
  landmark: address?.landmark ?? "",
  pinLocationLatitude: String(address?.pinLocationLatitude ?? ""),
  pinLocationLongitude: String(address?.pinLocationLongitude ?? ""),
});
