import ownSessions from "../../locales/en/own-sessions.json";
import { useMessages } from "../texts/messages.ts";

interface Device {
  browser: string | null;
  system: string | null;
}

/** Returns "Chrome on Android", or the part of it that the server recognised. */
export function useDeviceName(): (device: Device) => string {
  const { device, unknownDevice } = useMessages(ownSessions);
  return ({ browser, system }) =>
    browser && system ? device({ browser, system }) : (browser ?? system ?? unknownDevice);
}
