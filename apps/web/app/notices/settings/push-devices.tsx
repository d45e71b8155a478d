import { type PushDevice, type PushSettings, removePushDevice } from "@hunarmand/api/notices/push";
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import push from "../../locales/en/push.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { useDeviceName } from "../../shared/person/device-name.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

interface DevicesProps {
  settings: PushSettings;
  refresh: () => Promise<void>;
}

/** All devices that get notices. Each other one can be removed, for example a phone that was lost. */
export function PushDevices({ settings, refresh }: DevicesProps) {
  const { devices } = useMessages(push);
  return (
    <Card component="section" aria-label={devices.title}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {devices.title}
        </Title>
        {settings.devices.length === 0 && <Text c="dimmed">{devices.none}</Text>}
        {settings.devices.map((device) => (
          <DeviceRow key={device.id} device={device} refresh={refresh} />
        ))}
      </Stack>
    </Card>
  );
}

function DeviceRow({ device, refresh }: { device: PushDevice; refresh: () => Promise<void> }) {
  const { devices } = useMessages(push);
  const { day } = useFormats();
  const { busy, run } = useBusy();
  const name = useDeviceName()(device);
  const remove = async () => {
    try {
      await callApi(removePushDevice, { params: { id: device.id } });
      showToast(getMessages(push).off);
    } catch (error) {
      const text = failureText(error, getMessages(push).unsaved);
      await showMessage({ kind: "error", title: getMessages(shared).error, text });
    }
    await refresh();
  };
  return (
    <Group justify="space-between">
      <div>
        <Text fw={600}>{name}</Text>
        <Text c="dimmed">{devices.since({ day: day(device.addedDate) })}</Text>
      </div>
      {device.isCurrent ? (
        <Badge color="green" variant="light">
          {devices.current}
        </Badge>
      ) : (
        <Button
          variant="default"
          loading={busy}
          aria-label={devices.removeOf({ device: name })}
          onClick={() => void run(remove)}
        >
          {devices.remove}
        </Button>
      )}
    </Group>
  );
}
