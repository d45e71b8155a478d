import { planPartsMax } from "@hunarmand/api/contracts/contract-money";
import { planContractPayments } from "@hunarmand/api/contracts/payments";
import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import contractDesk from "../../locales/en/contract-desk.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { PriceField } from "../../shared/forms/price-field.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { DeskMoney } from "./contract.ts";

const Plan = planContractPayments.body.omit({ read: true });

interface PlanPaymentsProps {
  contractId: string;
  money: NonNullable<DeskMoney["money"]>;
  onClose: () => void;
}

type Parts = { day: string; amount: string }[];

const emptyPart = { day: "", amount: "" };

/** Replaces the plan of a contract's payments. It starts with the plan of before, or with one part. */
export function PlanPayments({ contractId: id, money, onClose }: PlanPaymentsProps) {
  const texts = useMessages(contractDesk).plan;
  const { decision } = useMessages(office);
  const { pkr } = useFormats();
  const { decide } = useDecision();
  const { price, plannedDate, parts } = money;
  const known: Parts = parts.map(({ day, amount }) => ({ day, amount: String(amount) }));
  const form = useCallForm(Plan, { parts: known.length > 0 ? known : [emptyPart] }, { draft: "none" });
  const typed = form.form.getValues().parts;
  const refusal = form.form.errors.parts;
  return (
    <FormDialog title={texts.title} text={texts.text({ price: pkr(price) })} close={decision.cancel} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.save}
        onSave={async (body) => {
          const read = { price, plannedDate };
          await decide(() => callApi(planContractPayments, { params: { id }, body: { ...body, read } }));
          onClose();
        }}
      >
        {typed.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
          <PartFields key={place} form={form.form} place={place} />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            disabled={typed.length >= planPartsMax}
            onClick={() => form.form.insertListItem("parts", emptyPart)}
          >
            {texts.add}
          </Button>
          <Text className="ltr">{texts.sum({ sum: pkr(sumOf(typed)), price: pkr(price) })}</Text>
        </Group>
        {refusal && <Alert color="red">{refusal}</Alert>}
      </FormBody>
    </FormDialog>
  );
}

const sumOf = (parts: Parts): number => parts.reduce((sum, { amount }) => sum + (Number(amount) || 0), 0);

type PlanForm = ReturnType<typeof useCallForm<typeof Plan, { parts: Parts }>>["form"];

function PartFields({ form, place }: { form: PlanForm; place: number }) {
  const texts = useMessages(contractDesk).plan;
  const number = place + 1;
  const field = (name: keyof Parts[number]) => {
    const path = `parts.${place}.${name}`;
    return { ...form.getInputProps(path as "parts"), name: path };
  };
  return (
    <Stack gap="xs">
      <Group grow align="flex-start" gap="xs">
        <TextInput required type="date" label={texts.day({ number })} {...field("day")} />
        <PriceField label={texts.amount({ number })} {...field("amount")} />
      </Group>
      {form.getValues().parts.length > 1 && (
        <Button variant="subtle" color="red" onClick={() => form.removeListItem("parts", place)}>
          {texts.remove({ number })}
        </Button>
      )}
    </Stack>
  );
}
