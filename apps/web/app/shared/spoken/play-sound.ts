export type SoundState = "silent" | "loading" | "playing";

interface Sound {
  load: () => Promise<Blob>;
  show: (state: SoundState) => void;
  /** Called if it cannot be loaded or played. */
  fail: () => void;
}

/** Only one sound plays at a time. */
let stopCurrent = (): void => undefined;

/** Loads and plays a sound, and stops the one before. It stops when the page is hidden. Returns a function that stops it. */
export function playSound({ load, show, fail }: Sound): () => void {
  stopCurrent();
  const audio = new Audio();
  let url = "";
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    audio.pause();
    if (url) URL.revokeObjectURL(url);
    document.removeEventListener("visibilitychange", stop);
    show("silent");
  };
  const begin = async () => {
    const sound = await load();
    if (isOver) return;
    url = URL.createObjectURL(sound);
    audio.src = url;
    audio.addEventListener("ended", stop);
    await audio.play();
    if (!isOver) show("playing");
  };
  stopCurrent = stop;
  document.addEventListener("visibilitychange", stop);
  show("loading");
  begin().catch(() => {
    // A stopped sound has not failed.
    if (isOver) return;
    stop();
    fail();
  });
  return stop;
}
