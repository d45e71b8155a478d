import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePosition } from "./use-position.ts";

type Ask = Geolocation["getCurrentPosition"];

const place = document.createElement("div");
const ask = vi.fn<Ask>();
let root: Root;

function Shown() {
  const { fix, problem } = usePosition();
  return problem ?? (fix ? `${fix.latitude} ±${fix.accuracyMeters}` : "searching");
}

async function open(geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined) {
  vi.stubGlobal("navigator", { geolocation });
  root = createRoot(place);
  await act(() => root.render(<Shown />));
}

const answer = (latitude: number) =>
  act(() => ask.mock.lastCall?.[0]({ coords: { latitude, longitude: 73, accuracy: 8 } } as GeolocationPosition));
const refuse = () => act(() => ask.mock.lastCall?.[1]?.({ code: 1 } as GeolocationPositionError));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

test("the position is requested every 5 seconds with high accuracy", async () => {
  await open({ getCurrentPosition: ask });
  expect(place.textContent).toBe("searching");
  expect(ask.mock.lastCall?.[2]).toMatchObject({ enableHighAccuracy: true, maximumAge: 0 });
  answer(33.1);
  expect(place.textContent).toBe("33.1 ±8");
  await wait(5_000);
  answer(33.2);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(place.textContent).toBe("33.2 ±8");
});

test("a phone that is still searching gets no second request", async () => {
  await open({ getCurrentPosition: ask });
  await wait(20_000);
  expect(ask).toHaveBeenCalledOnce();
});

test("a lost position disappears, and the next one is shown", async () => {
  await open({ getCurrentPosition: ask });
  answer(33.1);
  await wait(5_000);
  refuse();
  expect(place.textContent).toBe("positionFailed");
  await wait(5_000);
  answer(33.3);
  expect(place.textContent).toBe("33.3 ±8");
});

test("a closed screen requests no more positions", async () => {
  await open({ getCurrentPosition: ask });
  answer(33.1);
  act(() => root.unmount());
  await wait(20_000);
  expect(ask).toHaveBeenCalledOnce();
});

test("a browser without geolocation shows an error", async () => {
  await open(undefined);
  expect(place.textContent).toBe("unsupported");
});
