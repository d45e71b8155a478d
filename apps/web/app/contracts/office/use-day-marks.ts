import { type Presence, readCrew } from "@hunarmand/api/contracts/crew";
import { useRef, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";
import type { Crew } from "./crew.ts";

export interface Mark {
  presence: Presence | "";
  note: string;
}
export type Marks = Readonly<Record<string, Mark>>;

export const empty: Mark = { presence: "", note: "" };

const monthOf = (day: string) => day.slice(0, "2026-03".length);

const isDay = (typed: string) => /^\d{4}-\d\d-\d\d$/.test(typed);

const readMarks = ({ members }: Crew, day: string): Marks =>
  Object.fromEntries(
    members.map(({ providerId, days }) => {
      const found = days.find((one) => one.day === day);
      return [providerId, found ? { presence: found.presence, note: found.note ?? "" } : empty];
    }),
  );

const isSame = (one: Mark | undefined, other: Mark | undefined) =>
  one?.presence === other?.presence && one?.note === other?.note;

type LoadState = "found" | "asking" | "failed";

/**
 * Returns the marks of the chosen day. The current sheet covers one month. A day of another month is loaded first,
 * because saving would overwrite its stored marks unseen.
 */
export function useDayMarks(contractId: string, crew: Crew) {
  const last = crew.lastDay ?? "";
  const sheets = useRef(new Map([[crew.month, Promise.resolve(crew)]]));
  const [day, setDay] = useState(last);
  const [read, setRead] = useState(() => readMarks(crew, last));
  const [marks, setMarks] = useState(read);
  const [loadState, setLoadState] = useState<LoadState>("found");
  const latest = useRef(day);

  const fetchSheet = (month: string) => {
    const sheet = sheets.current.get(month) ?? callApi(readCrew, { params: { id: contractId }, query: { month } });
    sheets.current.set(month, sheet);
    return sheet;
  };
  const choose = async (wanted: string) => {
    latest.current = wanted;
    setDay(wanted);
    if (!isDay(wanted)) return;
    setLoadState("asking");
    const sheet = await fetchSheet(monthOf(wanted)).catch(() => undefined);
    // Another day was chosen while this one was loading.
    if (latest.current !== wanted) return;
    if (!sheet) sheets.current.delete(monthOf(wanted));
    else {
      setRead(readMarks(sheet, wanted));
      setMarks(readMarks(sheet, wanted));
    }
    setLoadState(sheet ? "found" : "failed");
  };
  /**
   * Another person has changed this day meanwhile: what was typed here stays, the rest is replaced by what is stored.
   */
  const readAgain = async () => {
    sheets.current.delete(monthOf(day));
    const sheet = await fetchSheet(monthOf(day)).catch(() => undefined);
    if (!sheet) return;
    const now = readMarks(sheet, day);
    setMarks(
      Object.fromEntries(
        Object.entries(now).map(([id, mark]) => [id, isSame(marks[id], read[id]) ? mark : (marks[id] ?? mark)]),
      ),
    );
    setRead(now);
  };
  const change = (ids: readonly string[], part: Partial<Mark>) =>
    setMarks({ ...marks, ...Object.fromEntries(ids.map((id) => [id, { ...(marks[id] ?? empty), ...part }])) });
  return { day, marks, read, loadState, choose, change, readAgain };
}
