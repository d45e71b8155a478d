import "../../shared/forms/form-styles.ts";
import "@mantine/core/styles/Switch.css";
import type { PushSettings } from "@hunarmand/api/notices/push";
import { Card, Stack, Switch, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import push from "../../locales/en/push.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { findPushState, type PushState, turnOffPush, turnOnPush } from "../../shared/push/push-device.ts";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";

/** The switch for this browser, or why there is none: refused, an iPhone without the app, a browser without push messages. */
export function ThisDevice({ settings, refresh }: { settings: PushSettings; refresh: () => Promise<void> }) {
  const { device } = useMessages(push);
  const [state, setState] = useState<PushState>();
  const { busy, run } = useBusy();
  // The server may have removed this device meanwhile.
  useEffect(() => {
    void findPushState().then((found) =>
      setState(found === "on" && !settings.devices.some(({ isCurrent }) => isCurrent) ? "off" : found),
    );
  }, [settings]);
  const change = async (wanted: boolean) => {
    try {
      if (wanted) setState(await turnOnPush());
      else await turnOffPush(settings);
      await refresh();
      const { on, off } = getMessages(push);
      if ((await findPushState()) === (wanted ? "on" : "off")) showToast(wanted ? on : off);
    } catch (error) {
      const text = failureText(error, getMessages(push).failed);
      await showMessage({ kind: "error", title: getMessages(shared).error, text });
    }
  };
  return (
    <Card component="section" aria-label={device.title}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {device.title}
        </Title>
        {state === "on" || state === "off" || state === undefined ? (
          <Switch
            size="lg"
            name="thisDevice"
            label={device.label}
            description={device.hint}
            checked={state === "on"}
            disabled={state === undefined}
            aria-busy={busy}
            onChange={({ currentTarget: { checked } }) => void run(() => change(checked))}
          />
        ) : (
          <Spoken as={state === "blocked" ? "push-refused" : undefined}>
            <Text role="status">{device[state]}</Text>
          </Spoken>
        )}
      </Stack>
    </Card>
  );
}
