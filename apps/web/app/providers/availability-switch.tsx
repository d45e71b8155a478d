import "../shared/forms/form-styles.ts";
import "@mantine/core/styles/Switch.css";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { Card, Switch } from "@mantine/core";
import providers from "../locales/en/providers.json";
import shared from "../locales/en/shared.json";
import { failureText } from "../shared/calls/api-error.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { changeAvailability, useOwnWork } from "../shared/person/own-work.ts";
import { askForPush } from "../shared/push/ask-for-push.ts";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";

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
      const text = failureText(error, getMessages(providers).profile.availabilityFailed);
      await showMessage({ kind: "error", title: getMessages(shared).error, text });
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
    </Card>
  );
}
