import { Fieldset, Text, Textarea, TextInput } from "@mantine/core";
import recordDesks from "../../locales/en/record-desks.json";
import { EmailField, PhoneField } from "../../shared/forms/form-fields.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { SettingsFields } from "../settings-form.ts";

/** How people reach the office. Each field may be empty. */
export function ContactFields({ form }: { form: SettingsFields }) {
  const { settings } = useMessages(recordDesks);
  return (
    <Fieldset legend={settings.contact}>
      <Text c="dimmed" mb="xs">
        {settings.contactHint}
      </Text>
      <div className="form-grid">
        <PhoneField autoComplete="off" label={settings.phone} {...form.field("phone")} />
        <PhoneField autoComplete="off" label={settings.whatsapp} {...form.field("whatsapp")} />
        <EmailField autoComplete="off" className="form-grid-wide" label={settings.email} {...form.field("email")} />
        <Textarea rows={3} className="form-grid-wide" label={settings.address} {...form.field("address")} />
        <TextInput className="form-grid-wide" label={settings.openingHours} {...form.field("openingHours")} />
        <Textarea
          {...{ rows: 3, className: "form-grid-wide", dir: "rtl", lang: "ur" }}
          label={settings.urduAddress}
          description={settings.urduHint}
          {...form.field("addressInUrdu")}
        />
        <TextInput
          {...{ className: "form-grid-wide", dir: "rtl", lang: "ur" }}
          label={settings.urduOpeningHours}
          {...form.field("openingHoursInUrdu")}
        />
        <TextInput inputMode="decimal" label={settings.latitude} {...form.field("latitude")} />
        <TextInput inputMode="decimal" label={settings.longitude} {...form.field("longitude")} />
        <TextInput type="url" inputMode="url" label={settings.facebook} {...form.field("facebook")} />
        <TextInput type="url" inputMode="url" label={settings.linkedin} {...form.field("linkedin")} />
      </div>
    </Fieldset>
  );
}
