import { afterEach, describe, expect, it, vi } from "vitest";
import { makeFormats } from "./formats.ts";

const english = makeFormats("en");
const urdu = makeFormats("ur");
/** An hour of one day in Karachi, five hours before UTC. */
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 23, hour - 5, 5)).toISOString();

describe("times in Urdu", () => {
  it.each([
    [3, "رات\u00A03:05"],
    [5, "صبح\u00A05:05"],
    [11, "صبح\u00A011:05"],
    [12, "دوپہر\u00A012:05"],
    [14, "دوپہر\u00A02:05"],
    [18, "شام\u00A06:05"],
    [22, "رات\u00A010:05"],
  ])("at %i o'clock begin with the part of the day: %s", (hour, text) => {
    expect(urdu.time(at(hour))).toBe(text);
  });

  it("have a date before them, and no Latin letters", () => {
    expect(urdu.moment(at(18))).toBe("23 نومبر، 2026، شام\u00A06:05");
    expect(urdu.hour(at(9))).toBe("صبح 9");
    for (let hour = 0; hour < 24; hour++) expect(urdu.moment(at(hour))).not.toMatch(/[a-z]/i);
  });
});

describe("days beside today in Urdu", () => {
  afterEach(() => void vi.useRealTimers());

  it("have the word that people say, with the name of the day", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00+05:00") });
    expect(urdu.when("2026-11-24T18:00:00+05:00")).toBe("کل شام\u00A06:00 (منگل)");
    expect(urdu.when("2026-11-22T18:00:00+05:00")).toBe("کل شام\u00A06:00 (اتوار)");
    expect(urdu.soonMoment("2026-11-24T18:00:00+05:00")).toBe("کل شام\u00A06:00 (منگل)");
    expect(urdu.dayName("2026-11-24T18:00:00+05:00")).toBe("کل (منگل)");
    expect(urdu.when("2026-11-23T18:00:00+05:00")).toBe("آج شام\u00A06:00");
  });
});

describe("numbers in Urdu", () => {
  it("have Latin digits, with commas in thousands, and an amount stays beside its currency", () => {
    expect(urdu.pkr(2_500)).toBe("PKR\u00A02,500");
    expect(english.pkr(2_500)).toBe("PKR 2,500");
    expect(urdu.number(1_234_567.5)).toBe("1,234,567.5");
  });

  it("have both digits of an amount's paisa", () => {
    expect(urdu.pkr(8_765_432.1)).toBe("PKR\u00A08,765,432.10");
    expect(english.pkr(0.5)).toBe("PKR 0.50");
  });

  it("keep the minus sign before the digits, by a mark that isolates it", () => {
    expect(urdu.number(-2_500)).toBe("\u200E-2,500");
    expect(urdu.pkr(-2_500)).toBe("PKR\u00A0\u200E-2,500");
    expect(english.pkr(-2_500)).toBe("PKR -2,500");
  });
});

it("times in English stay as they were", () => {
  expect(english.time(at(18)).replace(/\s/g, " ").toLowerCase()).toBe("6:05 pm");
});
