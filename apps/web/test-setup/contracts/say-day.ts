import { makeFormats } from "../../app/shared/texts/formats.ts";

/** Returns how the contractor's screens write a day, as "Mon 9 Mar", with the year once that is another one. */
export const sayDay = (day: string): string => makeFormats("en").calendarDay(day);
