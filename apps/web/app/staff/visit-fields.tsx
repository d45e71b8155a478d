import "./visit-days.css";
import { Checkbox, Fieldset, Text, Textarea, TextInput } from "@mantine/core";
import visits from "../locales/en/visits.json";
import { useMessages } from "../shared/texts/messages.ts";
import type { SettingsFields } from "./settings-form.ts";

/** Monday first, as in the calendar of Pakistan's offices; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours in which applicants may visit the office (docs/product.md P13). */
export function VisitFields({ form: { form, field } }: { form: SettingsFields }) {
  const { settings } = useMessages(visits);
  return (
    <Fieldset legend={settings.title}>
      <Text c="dimmed">{settings.hint}</Text>
      <Checkbox.Group label={settings.days} my="sm" {...form.getInputProps("days")}>
        <div className="visit-days">
          {weekdays.map((day) => (
            <Checkbox key={day} value={String(day)} label={settings.dayNames[`d${day}`]} />
          ))}
        </div>
      </Checkbox.Group>
      <div className="form-grid">
        <TextInput required type="time" label={settings.opensAt} {...field("opensAt")} />
        <TextInput required type="time" label={settings.closesAt} {...field("closesAt")} />
        <TextInput required inputMode="numeric" label={settings.slotMinutes} {...field("slotMinutes")} />
        <TextInput required inputMode="numeric" label={settings.peoplePerSlot} {...field("peoplePerSlot")} />
        <Textarea rows={4} className="form-grid-wide" label={settings.bring} {...field("bring")} />
      </div>
    </Fieldset>
  );
}
