import { AddressBody, addAddress } from "@hunarmand/api/customers/addresses";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import addresses from "../../../../locales/en/addresses.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { findKept } from "../../../../shared/place/known-places.ts";
import type { TypedPlace } from "../../../../shared/place/pin.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { KnownAddresses } from "./use-known-addresses.ts";

interface KeepAddressProps extends Pick<KnownAddresses, "kept"> {
  place: TypedPlace;
  onKept: () => Promise<unknown>;
}

/** Offers to save the typed address, once it is complete. It is outside the form, so that it does not submit it. */
export function KeepAddress({ kept, place, onKept }: KeepAddressProps) {
  const texts = useMessages(addresses);
  const [isOpen, setOpen] = useState(false);
  const isWhole = place.city !== "" && place.area !== "" && place.address.trim() !== "";
  if (!isWhole || findKept(kept, place)) return null;
  return (
    <>
      <Button variant="subtle" mt="md" onClick={() => setOpen(true)}>
        {texts.keep}
      </Button>
      {isOpen && <NameAddress place={place} onKept={onKept} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NameAddressProps extends Omit<KeepAddressProps, "kept"> {
  onClose: () => void;
}

/** Asks for the name of the address. */
function NameAddress({ place, onKept, onClose }: NameAddressProps) {
  const texts = useMessages(addresses);
  const form = useCallForm(AddressBody.pick({ label: true }), { label: "" }, { draft: "none" });
  return (
    <FormDialog title={texts.keep} text={texts.keepText} close={texts.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.save}
        onSave={async ({ label }) => {
          const { message } = await callApi(addAddress, { body: { ...place, label } });
          onClose();
          showToast(message);
          await onKept();
        }}
      >
        <TextInput required label={texts.label} description={texts.labelHint} {...form.field("label")} />
      </FormBody>
    </FormDialog>
  );
}
