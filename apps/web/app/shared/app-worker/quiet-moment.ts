import { areWritesRunning } from "../waiting-calls/running-writes.ts";

/** A form, a dialog or a recording: what somebody is in the middle of. */
const work = "dialog[open], main form:not([role=search]), audio";

/**
 * Whether the page can be replaced unseen: nobody has touched it since it was opened, or it is in the background with
 * nothing typed, open or playing. Never while something that a person did is being sent or stored.
 */
export function isQuiet(): boolean {
  if (areWritesRunning()) return false;
  const isUntouched = navigator.userActivation?.hasBeenActive === false;
  return isUntouched || (document.visibilityState === "hidden" && document.querySelector(work) === null);
}
