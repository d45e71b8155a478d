import { changePlatformFee } from "@hunarmand/api/staff/fee/platform-fee";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import type { OfficeSettings } from "@hunarmand/api/staff/staff";
import { Button, Text, Textarea, TextInput } from "@mantine/core";
import type { z } from "zod";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import office from "../../locales/en/office.json";
import texts from "../../locales/en/platform-fee.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { publishOffice } from "../../shared/office/office.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

export type Fee = Pick<OfficeSettings, "platformFeePercent" | "plannedFee">;

const Change = changePlatformFee.body.omit({ read: true });
const dayMilliseconds = 86_400_000;
/** In PKR, a price that most people of the office know. */
const examplePrice = 2_500;

/** Asks for the new fee, its first day and the reason, and says what it means for a handyman. */
export function FeeForm({ fee, onClose }: { fee: Fee; onClose: () => void }) {
  const { dialogText, submit, ...labels } = useMessages(texts);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const tomorrow = toPakistanDay(new Date(Date.now() + dayMilliseconds));
  const form = useCallForm(Change, { percent: "", from: tomorrow, reason: "" }, { draft: "none" });
  const save = async (body: z.output<typeof Change>) => {
    await decide(async () => {
      const saved = await callApi(changePlatformFee, { body: { ...body, read: fee } });
      publishOffice(makePublicSettings(saved.settings));
      return saved;
    });
    onClose();
  };
  return (
    <FormDialog title={labels.change} text={dialogText} onClose={onClose}>
      <FormBody form={form} submitLabel={submit} onSave={save}>
        <TextInput required inputMode="decimal" label={labels.percent} {...form.field("percent")} />
        <Example before={fee.platformFeePercent} typed={form.form.values.percent} />
        <TextInput
          required
          type="date"
          min={toPakistanDay()}
          label={labels.from}
          description={labels.fromHint}
          {...form.field("from")}
        />
        <Textarea required rows={3} label={labels.reason} description={labels.reasonHint} {...form.field("reason")} />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {decision.cancel}
      </Button>
    </FormDialog>
  );
}

/** What the typed fee means, once it is a fee. */
function Example({ before, typed }: { before: number; typed: string }) {
  const { example } = useMessages(texts);
  const { number } = useFormats();
  const { data: after } = Change.shape.percent.safeParse(typed);
  if (after === undefined) return null;
  const share = (percent: number) => number((examplePrice * (100 - percent)) / 100);
  return (
    <Text role="status">{example({ price: number(examplePrice), before: share(before), after: share(after) })}</Text>
  );
}
