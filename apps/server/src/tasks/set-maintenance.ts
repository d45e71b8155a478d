import { writeSettings } from "../domain/settings/settings.queries.ts";
import { minuteOf } from "../values/karachi-days.ts";
import { runTask } from "./run-task.ts";

const minutesMax = 1_440;
const minuteMilliseconds = 60_000;

/** `npm run maintenance -- 30`: every process refuses changes for so many minutes. `npm run maintenance -- off` ends it. */
await runTask(async ({ services, say }) => {
  const [wish = ""] = process.argv.slice(2);
  const minutes = wish === "off" ? 0 : Number(wish);
  const isGiven = wish === "off" || (Number.isInteger(minutes) && minutes >= 1 && minutes <= minutesMax);
  if (!isGiven) throw new Error(`Give the minutes, 1 to ${minutesMax}, or "off": npm run maintenance -- 30`);
  const until = new Date(services.clock.now().getTime() + minutes * minuteMilliseconds);
  await writeSettings(services.db, { maintenance: { until } });
  const what = wish === "off" ? "accepts changes again" : `refuses changes until ${minuteOf(until)} in Pakistan`;
  say(`Within ten seconds the portal ${what}.`);
});
