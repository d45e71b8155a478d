import { type JobDraft, typeTime } from "../job-draft.ts";

/** The times that people choose by one tap. "other" opens the choice of a day and an hour. */
export type TimeChoice = "soon" | "today" | "evening" | "tonight" | "morning" | "other";
type TypedTime = Pick<JobDraft, "time" | "scheduledAt">;

const dayMilliseconds = 86_400_000;
const dayCharacters = "2026-05-01".length;
/** From this hour in Pakistan, nobody can plan for nine in the morning. */
const firstMorningTime = "07:00";
/** After this hour in Pakistan, nobody can plan for this evening. */
const lastEveningChoice = "17:00";
/** After this hour, nobody can plan for eight: until nine all handymen take jobs (docs/product.md P7). */
const lastTonightChoice = "19:00";

const dayOf = (time: Date): string => typeTime(time).slice(0, dayCharacters);

/** The times of the choices that have one, as the form's field types them. */
const timesAt = (now: Date) => ({
  today: `${dayOf(now)}T09:00`,
  evening: `${dayOf(now)}T18:00`,
  tonight: `${dayOf(now)}T20:00`,
  morning: `${dayOf(new Date(now.getTime() + dayMilliseconds))}T09:00`,
  // Where the choice of another time begins.
  other: `${dayOf(new Date(now.getTime() + dayMilliseconds))}T12:00`,
});

/**
 * Returns the choices of this moment, in Pakistan's time. In the night, the morning is that of the same day.
 * @param earliest those with a time before it are missing
 */
export function listTimeChoices(now: Date, earliest = now): readonly TimeChoice[] {
  const times = timesAt(now);
  return listByHour(now).filter(
    (choice) => choice === "soon" || choice === "other" || earliest === now || times[choice] > typeTime(earliest),
  );
}

function listByHour(now: Date): readonly TimeChoice[] {
  const time = typeTime(now).slice(dayCharacters + 1);
  if (time < firstMorningTime) return ["soon", "today", "evening", "other"];
  if (time <= lastEveningChoice) return ["soon", "evening", "morning", "other"];
  return time <= lastTonightChoice ? ["soon", "tonight", "morning", "other"] : ["soon", "morning", "other"];
}

export function toTypedTime(choice: TimeChoice, now: Date): TypedTime {
  if (choice === "soon") return { time: "soon", scheduledAt: "" };
  return { time: "later", scheduledAt: timesAt(now)[choice] };
}

export function findTimeChoice({ time, scheduledAt }: TypedTime, now: Date): TimeChoice {
  if (time === "soon") return "soon";
  const times = timesAt(now);
  return (
    (["today", "evening", "tonight", "morning"] as const).find((choice) => times[choice] === scheduledAt) ?? "other"
  );
}
