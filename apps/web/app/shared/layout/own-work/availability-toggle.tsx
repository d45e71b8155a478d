import { providerStatus } from "@hunarmand/api/providers/steps";
import ownWork from "../../../locales/en/own-work.json";
import shared from "../../../locales/en/shared.json";
import { failureText } from "../../calls/api-error.ts";
import { useBusy } from "../../calls/use-busy.ts";
import { showMessage } from "../../dialogs/dialogs.tsx";
import { changeAvailability, useOwnWork } from "../../person/own-work.ts";
import { askForPush } from "../../push/ask-for-push.ts";
import { getMessages, useMessages } from "../../texts/messages.ts";

/** The switch to receive offers, on every screen of a verified handyman. */
export function AvailabilityToggle() {
  const { availability } = useMessages(ownWork);
  const { status, available = false } = useOwnWork();
  const { busy, run } = useBusy();
  if (status !== providerStatus.verified) return null;
  return (
    <button
      type="button"
      role="switch"
      className="availability"
      aria-checked={available}
      aria-label={availability.label}
      aria-busy={busy}
      onClick={() => void run(() => change(!available))}
    >
      <span className="availability-track" aria-hidden="true" />
      <span className="availability-state">{available ? availability.on : availability.off}</span>
    </button>
  );
}

async function change(wanted: boolean): Promise<void> {
  try {
    await changeAvailability(wanted);
    if (wanted) askForPush("offers");
  } catch (error) {
    const text = failureText(error, getMessages(ownWork).availability.failed);
    await showMessage({ kind: "error", title: getMessages(shared).error, text });
  }
}
