import { vi } from "vitest";

/** Gives the browser a microphone, which records one sound. Returns whether it is open. */
export function fakeMicrophone() {
  let isOpen = false;
  const stream = { getTracks: () => [{ stop: () => (isOpen = false) }] };
  class FakeRecorder {
    static isTypeSupported = () => true;
    state = "inactive";
    stream = stream;
    ondataavailable?: (event: { data: Blob }) => void;
    start = () => {
      this.state = "recording";
    };
    stop = () => {
      this.state = "inactive";
      this.ondataavailable?.({ data: new Blob(["sound"]) });
    };
  }
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  const getUserMedia = async () => {
    isOpen = true;
    return stream;
  };
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  return { isOpen: () => isOpen };
}
