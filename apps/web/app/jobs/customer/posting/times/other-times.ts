import { typeTime } from "../job-draft.ts";

const dayMilliseconds = 86_400_000;
const daysAhead = 14;
const dayCharacters = "2026-05-01".length;

/** Before it people choose the rest of the night, which few want. */
const firstDayTime = "07:00";

/** Of the night, too: some handymen take jobs at all hours. */
const halfHours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, "0")).flatMap((hour) => [
  `${hour}:00`,
  `${hour}:30`,
]);

export const isAtNight = (time: string): boolean => time < firstDayTime;

/** Returns the half hours of a day that are ahead, in Pakistan's time: "15:30". Those before seven in the morning come last. */
export const listTimes = (day: string, now: Date): string[] => {
  const ahead = halfHours.filter((time) => `${day}T${time}` > typeTime(now));
  return [...ahead.filter((time) => !isAtNight(time)), ...ahead.filter(isAtNight)];
};

/** Returns the days of the next two weeks with times ahead, in Pakistan's time: "2026-05-01". */
export const listDays = (now: Date): string[] =>
  Array.from({ length: daysAhead + 1 }, (_, ahead) =>
    typeTime(new Date(now.getTime() + ahead * dayMilliseconds)).slice(0, dayCharacters),
  ).filter((day) => listTimes(day, now).length > 0);
