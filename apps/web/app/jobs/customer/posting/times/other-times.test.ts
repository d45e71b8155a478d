import { expect, test } from "vitest";
import { isAtNight, listDays, listTimes } from "./other-times.ts";

const at = (time: string) => new Date(`2026-11-30T${time}:00+05:00`);

test("of today only the half hours ahead can be chosen, in Pakistan's time", () => {
  expect(listTimes("2026-11-30", at("20:45"))).toEqual(["21:00", "21:30", "22:00", "22:30", "23:00", "23:30"]);
});

test("the hours of the day come first, from seven in the morning, and the night stays possible", () => {
  const times = listTimes("2026-12-01", at("20:45"));
  expect([times.length, times[0], times[33]]).toEqual([48, "07:00", "23:30"]);
  expect(times.filter(isAtNight)).toEqual(times.slice(34));
  expect([times[34], times.at(-1)]).toEqual(["00:00", "06:30"]);
  expect(listTimes("2026-11-30", at("01:10"))[0]).toBe("07:00");
});

test("the days of two weeks can be chosen, today while one of its times is ahead", () => {
  expect(listDays(at("23:29"))).toHaveLength(15);
  expect(listDays(at("23:30"))[0]).toBe("2026-12-01");
  expect(listDays(at("23:30")).at(-1)).toBe("2026-12-14");
});
