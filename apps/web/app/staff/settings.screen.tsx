import "@mantine/core/styles/NumberInput.css";
import { settingsIn } from "@hunarmand/api/staff/public-setting-names";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { getOfficeSettings, type OfficeSettings, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { completeLanguages, languageNames } from "@hunarmand/texts/catalogue";
import { Card, Fieldset, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import type { z } from "zod";
import { useDecision } from "../desk/decisions/use-decision.ts";
import { requireDesk } from "../desk/require-desk.ts";
import recordDesks from "../locales/en/record-desks.json";
import visits from "../locales/en/visits.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { publishOffice } from "../shared/office/office.tsx";
import { getLanguage, getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/settings.screen";
import { ChannelRulesCard } from "./channels/channel-rules-card.tsx";
import { FeeCard } from "./fee/fee-card.tsx";
import { SecondFactorCard } from "./one-time-codes/second-factor-card.tsx";
import { ContactFields } from "./settings/contact-fields.tsx";
import { ContractAccountCard } from "./settings/contract-account-card.tsx";
import { DayPriceFields } from "./settings/day-price-fields.tsx";
import { type SettingsFields, SettingsForm, toFields, toSettings } from "./settings-form.ts";
import { VisitFields, weekdays } from "./visit-fields.tsx";
import { WalletAccountsCard } from "./wallet-accounts-card.tsx";

type Form = SettingsFields;

export function meta() {
  return pageMeta({ title: getMessages(recordDesks).settings.title });
}

export function clientLoader() {
  requireDesk(updateOfficeSettings);
  return { loading: startLoad(callApi(getOfficeSettings)) };
}

export default function SettingsScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { settings } = useMessages(recordDesks);
  return (
    <Stack gap="lg" maw="48rem">
      <Title order={1}>{settings.title}</Title>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={settings.failed}>
        {(current) => (
          <>
            <FeeCard settings={current} />
            <Settings current={current} />
            <WalletAccountsCard accounts={current.walletAccounts} />
            <ContractAccountCard account={current.contractAccount} />
            <ChannelRulesCard rules={current.channels} />
            <SecondFactorCard isDemanded={current.demandsSecondFactor} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function Settings({ current }: { current: OfficeSettings }) {
  const { settings } = useMessages(recordDesks);
  const { decide } = useDecision();
  const form = useCallForm(SettingsForm, toFields(current), { draft: "none" });
  return (
    <Card>
      <FormBody form={form} submitLabel={settings.submit} onSave={(fields) => decide(() => saveSettings(fields))}>
        <OfferFields form={form} />
        <PayoutFields form={form} />
        <DayPriceFields form={form} />
        <LanguageField form={form} />
        <ContactFields form={form} />
        <VisitFields form={form} />
        <TextFields form={form} />
        <ErasingFields form={form} />
      </FormBody>
    </Card>
  );
}

async function saveSettings(fields: z.output<typeof SettingsForm>) {
  const saved = await callApi(updateOfficeSettings, { body: toSettings(fields) });
  publishOffice(settingsIn(getLanguage(), makePublicSettings(saved.settings)));
  return saved;
}

function OfferFields({ form }: { form: Form }) {
  const { settings } = useMessages(recordDesks);
  return (
    <Fieldset legend={settings.business}>
      <Text c="dimmed" mb="xs">
        {settings.roundHint}
      </Text>
      <div className="form-grid">
        <TextInput required inputMode="numeric" label={settings.offerRoundSize} {...form.field("offerRoundSize")} />
        <TextInput required inputMode="numeric" label={settings.offerMinutes} {...form.field("offerMinutes")} />
        <TextInput
          required
          inputMode="numeric"
          label={settings.urgentOfferMinutes}
          {...form.field("urgentOfferMinutes")}
        />
      </div>
    </Fieldset>
  );
}

function PayoutFields({ form }: { form: Form }) {
  const { settings } = useMessages(recordDesks);
  const { dayNames } = useMessages(visits).settings;
  return (
    <Fieldset legend={settings.payouts}>
      <div className="form-grid level-fields">
        <TextInput
          required
          inputMode="numeric"
          label={settings.payoutApprovalAbovePkr}
          description={settings.approvalHint}
          {...form.field("payoutApprovalAbovePkr")}
        />
        <NativeSelect
          label={settings.payoutWeekday}
          description={settings.payoutWeekdayHint}
          data={weekdays.map((day) => ({ value: String(day), label: dayNames[`d${day}`] }))}
          {...form.field("payoutWeekday")}
        />
      </div>
    </Fieldset>
  );
}

/** Without a choice there is nothing to ask. */
function LanguageField({ form }: { form: Form }) {
  const { settings } = useMessages(recordDesks);
  if (completeLanguages.length < 2) return null;
  return (
    <Fieldset legend={settings.language}>
      <NativeSelect
        label={settings.defaultLanguage}
        description={settings.defaultLanguageHint}
        data={completeLanguages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field("defaultLanguage")}
      />
    </Fieldset>
  );
}

function TextFields({ form }: { form: Form }) {
  const { settings } = useMessages(recordDesks);
  return (
    <Fieldset legend={settings.texts}>
      <Text c="dimmed" mb="xs">
        {settings.textsHint}
      </Text>
      <div className="form-grid">
        <TextInput required inputMode="numeric" label={settings.textsOfHour} {...form.field("textsOfHour")} />
        <TextInput required inputMode="numeric" label={settings.textsOfDay} {...form.field("textsOfDay")} />
      </div>
    </Fieldset>
  );
}

function ErasingFields({ form }: { form: Form }) {
  const { settings } = useMessages(recordDesks);
  return (
    <Fieldset legend={settings.erasing}>
      <div className="form-grid level-fields">
        <TextInput
          required
          inputMode="numeric"
          label={settings.personDays}
          description={settings.personDaysHint}
          {...form.field("personDays")}
        />
        <TextInput
          required
          inputMode="numeric"
          label={settings.documentDays}
          description={settings.documentDaysHint}
          {...form.field("documentDays")}
        />
      </div>
    </Fieldset>
  );
}
