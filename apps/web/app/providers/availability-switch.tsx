import "../shared/forms/form-styles.ts";
import "@mantine/core/styles/Switch.css";
import { type ProviderProfile, setAvailability } from "@hunarmand/api/providers/providers";
import { type WorkHours, workHoursNames } from "@hunarmand/api/providers/work-hours";
import { Box, Card, Switch, Text } from "@mantine/core";
import { useState } from "react";
import providers from "../locales/en/providers.json";
import shared from "../locales/en/shared.json";
import { failureText } from "../shared/calls/api-error.ts";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { ChoiceChips } from "../shared/choices/choice-chips.tsx";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { changeAvailability, useOwnWork } from "../shared/person/own-work.ts";
import { askForPush } from "../shared/push/ask-for-push.ts";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";

async function showFailure(error: unknown): Promise<void> {
  const text = failureText(error, getMessages(providers).profile.availabilityFailed);
  await showMessage({ kind: "error", title: getMessages(shared).error, text });
}

/** Lets a verified provider pause. It shows the server's state, not the last click. */
export function AvailabilitySwitch({ profile }: { profile: ProviderProfile }) {
  const texts = useMessages(providers).profile;
  const { available = profile.available } = useOwnWork();
  const { busy, run } = useBusy();
  const change = async (wanted: boolean) => {
    try {
      await changeAvailability(wanted);
      if (wanted) askForPush("offers");
    } catch (error) {
      await showFailure(error);
    }
  };
  return (
    <Card>
      <Spoken as={available ? undefined : "paused"}>
        <Switch
          size="lg"
          label={texts.available}
          description={texts.availableHint}
          checked={available}
          aria-busy={busy}
          onChange={(event) => {
            const wanted = event.currentTarget.checked;
            void run(() => change(wanted));
          }}
        />
      </Spoken>
      <WorkHoursChips profile={profile} />
    </Card>
  );
}

/** The hours in which they take jobs, by one tap. */
function WorkHoursChips({ profile }: { profile: ProviderProfile }) {
  const { workHours: texts } = useMessages(providers).profile;
  const [chosen, setChosen] = useState(profile.workHours);
  const { run } = useBusy();
  const choose = async (workHours: WorkHours) => {
    try {
      await callApi(setAvailability, { body: { workHours } });
      setChosen(workHours);
    } catch (error) {
      await showFailure(error);
    }
  };
  return (
    <Box mt="md">
      <ChoiceChips
        label={texts.label}
        choices={workHoursNames.map((value) => ({ value, label: texts[value] }))}
        value={chosen}
        onChoose={(value) => void run(() => choose(value))}
      />
      <Text c="dimmed" size="sm" mt="xs">
        {texts.hint}
      </Text>
    </Box>
  );
}
