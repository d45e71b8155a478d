import { vi } from "vitest";

/** Replaces the browser's player. Returns the addresses that play now, and a function that lets the last one end. */
export function fakeAudio() {
  const playing: FakeAudio[] = [];
  class FakeAudio extends EventTarget {
    src = "";
    play = async () => void playing.push(this);
    pause = () => {
      if (playing.includes(this)) playing.splice(playing.indexOf(this), 1);
    };
  }
  vi.stubGlobal("Audio", FakeAudio);
  return {
    countPlaying: () => playing.length,
    end: () => playing.at(-1)?.dispatchEvent(new Event("ended")),
  };
}
