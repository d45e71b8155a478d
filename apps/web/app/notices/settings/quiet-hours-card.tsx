import { limits } from "@hunarmand/api/limits";
import { type PushSettings, type QuietHours, updateQuietHours } from "@hunarmand/api/notices/push";
import { Button, Card, Group, NativeSelect, Stack, Switch, Title } from "@mantine/core";
import { useState } from "react";
import push from "../../locales/en/push.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

const hours = Array.from({ length: limits.hourMax + 1 }, (_, hour) => hour);

/** That hour of any day. */
const momentOf = (hour: number) => `2026-01-01T${String(hour).padStart(2, "0")}:00:00+05:00`;

/** The first choice of a person who has no quiet hours. */
const usualHours = { fromHour: 22, toHour: 7 };

interface QuietHoursProps {
  settings: PushSettings;
  onChange: (settings: PushSettings) => void;
}

/** Sets the hours in which most notices wait (docs/product.md N8). The switch is saved at once, the hours only by the button. */
export function QuietHoursCard({ settings, onChange }: QuietHoursProps) {
  const { quiet } = useMessages(push);
  const { hour } = useFormats();
  const [chosen, setChosen] = useState(settings.quietHours ?? usualHours);
  const [failure, setFailure] = useState("");
  const { busy, run } = useBusy();
  const isOn = settings.quietHours !== null;
  const choices = hours.map((each) => ({ value: String(each), label: hour(momentOf(each)) }));
  const save = async (quietHours: QuietHours) => {
    setFailure("");
    try {
      onChange((await callApi(updateQuietHours, { body: { quietHours } })).push);
      showToast(getMessages(push).quiet.saved);
    } catch (error) {
      setFailure(failureText(error, getMessages(push).unsaved));
    }
  };
  return (
    <Card component="section" aria-label={quiet.title}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {quiet.title}
        </Title>
        <Switch
          size="lg"
          name="quietHours"
          label={quiet.label}
          description={quiet.hint}
          error={!isOn && failure}
          checked={isOn}
          aria-busy={busy}
          onChange={({ currentTarget: { checked } }) => void run(() => save(checked ? chosen : null))}
        />
        {isOn && (
          <Group align="flex-end" gap="sm">
            <NativeSelect
              label={quiet.from}
              data={choices}
              value={String(chosen.fromHour)}
              onChange={(event) => setChosen({ ...chosen, fromHour: Number(event.currentTarget.value) })}
            />
            <NativeSelect
              label={quiet.to}
              data={choices}
              value={String(chosen.toHour)}
              error={failure}
              onChange={(event) => setChosen({ ...chosen, toHour: Number(event.currentTarget.value) })}
            />
            <Button variant="default" loading={busy} onClick={() => void run(() => save(chosen))}>
              {quiet.save}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
