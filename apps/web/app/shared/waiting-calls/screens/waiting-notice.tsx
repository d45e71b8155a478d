import "./waiting-calls.css";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import waitingCalls from "../../../locales/en/waiting-calls.json";
import { useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { isSealable } from "../sealing/waiting-keys.ts";
import { startSending } from "../start-sending.ts";
import { whenWaitingChanges } from "../waiting-changes.ts";
import { findLoginEnd } from "./login-end.ts";
import { useWaitingCalls } from "./use-waiting-calls.ts";
import { WaitingList } from "./waiting-list.tsx";

/** Sends what waits while the portal is open. Says how much waits, and opens the list of it. */
export function WaitingNotice() {
  const { waiting, refused, until, untilSealed } = useMessages(waitingCalls);
  const calls = useWaitingCalls();
  const [isOpen, setOpen] = useState(false);
  useSending();
  const refusals = calls.filter(({ refusal }) => refusal).length;
  const others = calls.length - refusals;
  const nearEnd = useNearEnd();
  return (
    <>
      {calls.length > 0 && (
        <button type="button" className="waiting-bar" onClick={() => setOpen(true)}>
          {refusals > 0 && <span>{refused({ count: refusals })}</span>}
          {others > 0 && <span>{waiting({ count: others })}</span>}
          {nearEnd && <span>{(isSealable() ? untilSealed : until)({ moment: nearEnd })}</span>}
        </button>
      )}
      {isOpen && <WaitingList calls={calls} onClose={() => setOpen(false)} />}
    </>
  );
}

const hourMilliseconds = 3_600_000;
const nearHours = 3;

/** The end of the login in words, while there are a few hours left to find a network; undefined before. */
function useNearEnd(): string | undefined {
  const { when } = useFormats();
  const end = findLoginEnd(useSession()?.token);
  const isNear = end !== undefined && Date.parse(end) - Date.now() < nearHours * hourMilliseconds;
  return isNear ? when(end) : undefined;
}

/** After a call was sent, the screen shows what the server says. */
function useSending(): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  const person = useSession()?.person;
  // Another person may log in without a logout of the one before.
  useEffect(() => (person === undefined ? undefined : startSending()), [person]);
  useEffect(() => whenWaitingChanges((change) => change === "sent" && refresh()), []);
}
