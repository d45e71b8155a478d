import "./listen-button.css";
import { useEffect, useRef, useState } from "react";
import spoken from "../../locales/en/spoken.json";
import { showToast } from "../dialogs/toasts.tsx";
import { LineDrawing } from "../layout/drawings/line-drawing.tsx";
import { getMessages, useMessages } from "../texts/messages.ts";
import { playSound, type SoundState } from "./play-sound.ts";

interface SoundButtonProps {
  /** What is said, for the name of the button. */
  text: string;
  load: () => Promise<Blob>;
}

/** A round button that plays a sound, and stops it when it is pressed again or the screen is left. */
export function SoundButton({ text, load }: SoundButtonProps) {
  const { listen, stop } = useMessages(spoken);
  const [state, setState] = useState<SoundState>("silent");
  const stopSound = useRef<() => void>(undefined);
  useEffect(() => () => stopSound.current?.(), []);
  const isSilent = state === "silent";
  const press = () => {
    if (!isSilent) return stopSound.current?.();
    const fail = () => showToast(getMessages(spoken).failed);
    stopSound.current = playSound({ load, show: setState, fail });
  };
  return (
    <button
      type="button"
      className="listen"
      data-state={state}
      aria-label={isSilent ? listen({ text }) : stop({ text })}
      onClick={press}
    >
      <LineDrawing
        path={isSilent ? "M4 9h4l5-5v16l-5-5H4zM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12" : "M7 7h10v10H7z"}
      />
    </button>
  );
}
