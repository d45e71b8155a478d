import { Fieldset, Text, TextInput } from "@mantine/core";
import recordDesks from "../../locales/en/record-desks.json";
import { useMessages } from "../../shared/texts/messages.ts";
import type { SettingsFields } from "../settings-form.ts";

/** What a handyman's day of contract work usually costs. Both fields may be empty. */
export function DayPriceFields({ form }: { form: SettingsFields }) {
  const { settings } = useMessages(recordDesks);
  return (
    <Fieldset legend={settings.dayPrice}>
      <Text c="dimmed" mb="xs">
        {settings.dayPriceHint}
      </Text>
      <div className="form-grid">
        <TextInput inputMode="numeric" label={settings.dayPriceFrom} {...form.field("dayPriceFromPkr")} />
        <TextInput inputMode="numeric" label={settings.dayPriceTo} {...form.field("dayPriceToPkr")} />
        <TextInput
          required
          inputMode="numeric"
          label={settings.pricedCrewMax}
          description={settings.pricedCrewMaxHint}
          {...form.field("pricedCrewMax")}
        />
      </div>
    </Fieldset>
  );
}
