import { limits } from "@hunarmand/api/limits";
import { useEffect, useRef, useState } from "react";

export interface Recording {
  file: File;
  seconds: number;
}

/** The formats that browsers record, the smallest first. The server accepts only these. */
const types = [
  { mime: "audio/webm;codecs=opus", name: "voice.webm" },
  { mime: "audio/ogg;codecs=opus", name: "voice.ogg" },
  { mime: "audio/mp4", name: "voice.m4a" },
] as const;

/** Enough for speech: a minute has a quarter of a megabyte. */
const bitsPerSecond = 32_000;
const tickMilliseconds = 250;

const findType = () =>
  typeof MediaRecorder === "undefined" || !navigator.mediaDevices
    ? undefined
    : types.find(({ mime }) => MediaRecorder.isTypeSupported(mime));

type State = "idle" | "recording" | "refused";

/**
 * Records the microphone until it is stopped or the time limit is reached. `refused`: no microphone, or no permission.
 */
export function useRecorder(onRecorded: (recording: Recording) => void) {
  const [state, setState] = useState<State>("idle");
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder>(undefined);
  useEffect(() => () => release(recorder.current), []);
  useEffect(() => {
    if (state !== "recording") return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const passed = (performance.now() - startedAt) / 1_000;
      setSeconds(Math.min(passed, limits.voiceSecondsMax));
      if (passed >= limits.voiceSecondsMax && recorder.current?.state === "recording") recorder.current.stop();
    }, tickMilliseconds);
    return () => clearInterval(timer);
  }, [state]);

  const start = async () => {
    const type = findType();
    if (!type) return setState("refused");
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined);
    if (!stream) return setState("refused");
    const made = new MediaRecorder(stream, { mimeType: type.mime, audioBitsPerSecond: bitsPerSecond });
    const startedAt = performance.now();
    made.ondataavailable = ({ data }) => {
      release(made);
      setState("idle");
      setSeconds(0);
      const passed = Math.round((performance.now() - startedAt) / 1_000);
      const file = new File([data], type.name, { type: type.mime });
      if (data.size > 0) onRecorded({ file, seconds: Math.max(1, Math.min(passed, limits.voiceSecondsMax)) });
    };
    recorder.current = made;
    made.start();
    setState("recording");
  };
  return { state, seconds, start: () => void start(), stop: () => recorder.current?.stop() };
}

/** Stops the tracks: the browser shows that it records while one is open. */
function release(recorder: MediaRecorder | undefined): void {
  if (!recorder) return;
  for (const track of recorder.stream.getTracks()) track.stop();
}
