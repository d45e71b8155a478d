import "./waiting-calls.css";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import waitingCalls from "../../../locales/en/waiting-calls.json";
import { useMessages } from "../../texts/messages.ts";
import { startSending } from "../start-sending.ts";
import { whenWaitingChanges } from "../waiting-changes.ts";
import { useWaitingCalls } from "./use-waiting-calls.ts";
import { WaitingList } from "./waiting-list.tsx";

/** Sends what waits while the portal is open. Says how much waits, and opens the list of it. */
export function WaitingNotice() {
  const { waiting, refused } = useMessages(waitingCalls);
  const calls = useWaitingCalls();
  const [isOpen, setOpen] = useState(false);
  useSending();
  const refusals = calls.filter(({ refusal }) => refusal).length;
  const others = calls.length - refusals;
  return (
    <>
      {calls.length > 0 && (
        <button type="button" className="waiting-bar" onClick={() => setOpen(true)}>
          {refusals > 0 && <span>{refused({ count: refusals })}</span>}
          {others > 0 && <span>{waiting({ count: others })}</span>}
        </button>
      )}
      {isOpen && <WaitingList calls={calls} onClose={() => setOpen(false)} />}
    </>
  );
}

/** After a call was sent, the screen shows what the server says. */
function useSending(): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  useEffect(startSending, []);
  useEffect(() => whenWaitingChanges((change) => change === "sent" && refresh()), []);
}
