/** Long enough for a slow network. Then it waits on the device, and the person can go on. */
const patienceMilliseconds = 20_000;

/** Aborts a request that has not moved for some time. Call `move` with each sign of it, and `end` when it is over. */
export function limitSilence(milliseconds = patienceMilliseconds) {
  const limit = new AbortController();
  const stop = () => limit.abort(new DOMException("Nothing has moved.", "TimeoutError"));
  let timer = setTimeout(stop, milliseconds);
  const end = () => clearTimeout(timer);
  const move = () => {
    end();
    timer = setTimeout(stop, milliseconds);
  };
  return { signal: limit.signal, move, end };
}
