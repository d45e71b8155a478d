import { type JobDraft, typeTime } from "../job-draft.ts";

/** The times that people choose by one tap. "other" opens the field for date and time. */
export type TimeChoice = "soon" | "today" | "evening" | "tonight" | "morning" | "other";
type TypedTime = Pick<JobDraft, "time" | "scheduledAt">;

const dayMilliseconds = 86_400_000;
const dayCharacters = "2026-05-01".length;
const eveningTime = "18:00";
const tonightTime = "20:00";
const morningTime = "09:00";
/** From this hour in Pakistan, nobody can plan for nine in the morning. */
const firstMorningTime = "07:00";
/** After this hour in Pakistan, nobody can plan for this evening. */
const lastEveningChoice = "17:00";
/** After this hour, nobody can plan for eight: until nine all handymen take jobs (docs/product.md P7). */
const lastTonightChoice = "19:00";

const dayOf = (time: Date): string => typeTime(time).slice(0, dayCharacters);
const thisMorningOf = (now: Date): string => `${dayOf(now)}T${morningTime}`;
const eveningOf = (now: Date): string => `${dayOf(now)}T${eveningTime}`;
const tonightOf = (now: Date): string => `${dayOf(now)}T${tonightTime}`;
const morningOf = (now: Date): string => `${dayOf(new Date(now.getTime() + dayMilliseconds))}T${morningTime}`;

/** Returns the choices of this moment, in Pakistan's time. In the night, the morning is that of the same day. */
export function listTimeChoices(now: Date): readonly TimeChoice[] {
  if (typeTime(now) < `${dayOf(now)}T${firstMorningTime}`) return ["soon", "today", "evening", "other"];
  if (typeTime(now) <= `${dayOf(now)}T${lastEveningChoice}`) return ["soon", "evening", "morning", "other"];
  const hasTonight = typeTime(now) <= `${dayOf(now)}T${lastTonightChoice}`;
  return hasTonight ? ["soon", "tonight", "morning", "other"] : ["soon", "morning", "other"];
}

export function toTypedTime(choice: TimeChoice, now: Date): TypedTime {
  if (choice === "soon") return { time: "soon", scheduledAt: "" };
  const times = {
    today: thisMorningOf(now),
    evening: eveningOf(now),
    tonight: tonightOf(now),
    morning: morningOf(now),
    other: "",
  };
  const scheduledAt = times[choice];
  return { time: "later", scheduledAt };
}

export function findTimeChoice({ time, scheduledAt }: TypedTime, now: Date): TimeChoice {
  if (time === "soon") return "soon";
  if (scheduledAt === thisMorningOf(now)) return "today";
  if (scheduledAt === eveningOf(now)) return "evening";
  if (scheduledAt === tonightOf(now)) return "tonight";
  return scheduledAt === morningOf(now) ? "morning" : "other";
}
