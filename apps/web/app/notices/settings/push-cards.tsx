import { getPush, type PushSettings } from "@hunarmand/api/notices/push";
import { useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";
import { PushDevices } from "./push-devices.tsx";
import { QuietHoursCard } from "./quiet-hours-card.tsx";
import { ThisDevice } from "./this-device.tsx";

/** Push messages (docs/product.md N7, N8): this device, all devices, and the hours in which nothing rings. */
export function PushCards({ loaded }: { loaded: PushSettings }) {
  const [settings, setSettings] = useState(loaded);
  const refresh = async () => setSettings(await callApi(getPush));
  return (
    <>
      <ThisDevice settings={settings} refresh={refresh} />
      <PushDevices settings={settings} refresh={refresh} />
      <QuietHoursCard settings={settings} onChange={setSettings} />
    </>
  );
}
