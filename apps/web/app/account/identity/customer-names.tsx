import type { Identity } from "@hunarmand/api/account/identity";
import { updateCustomer } from "@hunarmand/api/customers/customers";
import { requiredText, TypedPassword } from "@hunarmand/api/fields";
import { Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import identity from "../../locales/en/identity.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { TitledCard } from "../../shared/layout/titled-card.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { NamesDialog } from "./names-dialog.tsx";

export interface Names {
  firstName: string;
  lastName: string;
}

/** A customer's own names. The assigned handyman sees them. */
export function CustomerNames({ own, names }: { own: Identity; names: Names }) {
  const { customerNames: texts } = useMessages(identity);
  const [isChanging, setChanging] = useState(false);
  return (
    <TitledCard title={texts.title} align="flex-start">
      <Text className="address-value" dir="auto">
        {[names.firstName, names.lastName].filter(Boolean).join(" ")}
      </Text>
      {own.hasPassword && (
        <Button variant="default" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      )}
      {isChanging && <ChangeNames names={names} onClose={() => setChanging(false)} />}
    </TitledCard>
  );
}

const NamesForm = z.object({ firstName: requiredText(), lastName: requiredText(), currentPassword: TypedPassword });

function ChangeNames({ names, onClose }: { names: Names; onClose: () => void }) {
  const { names: labels, customerNames: texts } = useMessages(identity);
  const { firstName, lastName } = names;
  const form = useCallForm(
    NamesForm,
    { firstName, lastName, currentPassword: "" },
    { draft: { form: "customer-names" } },
  );
  const send = (body: z.output<typeof NamesForm>) => callApi(updateCustomer, { body });
  return (
    <NamesDialog title={texts.change} form={form} signedInAs="Customer" send={send} onClose={onClose}>
      <TextInput required autoComplete="given-name" label={labels.firstName} {...form.field("firstName")} />
      <TextInput required autoComplete="family-name" label={labels.lastName} {...form.field("lastName")} />
    </NamesDialog>
  );
}
