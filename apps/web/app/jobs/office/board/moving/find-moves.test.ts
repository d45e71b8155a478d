import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { expect, test } from "vitest";
import { findClashing, findMoves } from "./find-moves.ts";

const day = "2036-05-04";
const at = (hour: number, minute = 0) => new Date(Date.UTC(2036, 4, 4, hour - 5, minute)).toISOString();
const now = Date.parse(at(8));
const imran = { id: "imran", name: "Imran Haider" } as BoardHandyman;
const rubina = { id: "rubina", name: "Rubina Kausar" } as BoardHandyman;

const waiting = {
  ...{ id: "one", status: "Requested", providerId: null, scheduledFor: at(10, 30), acceptedAt: null },
  ...{ nextSteps: ["change", "assign", "cancel"] },
} as unknown as BoardJob;
const taken = {
  ...waiting,
  ...{ status: "Accepted", providerId: imran.id, nextSteps: ["reassign", "proposeTime", "cancel"] },
} as BoardJob;
const drop = (job: BoardJob, handyman: BoardHandyman | undefined, hour: number) =>
  findMoves(job, { handyman, day, hour }, now);

test("a job dropped on a handyman's row at its own hour is given to them, and keeps its time", () => {
  expect(drop(waiting, imran, 10)).toEqual({ handyman: imran, time: undefined });
  expect(drop(taken, rubina, 10)).toEqual({ handyman: rubina, time: undefined });
});

test("a job dropped at another hour keeps its minutes; one without a wished time gets the full hour", () => {
  expect(drop(taken, imran, 15)).toEqual({ handyman: undefined, time: at(15, 30) });
  expect(drop(waiting, undefined, 15)).toEqual({ handyman: undefined, time: at(15, 30) });
  expect(drop({ ...waiting, scheduledFor: null }, rubina, 15)).toEqual({ handyman: rubina, time: at(15) });
});

test("nothing moves into the past, back to nobody, to the same place, or without the right", () => {
  expect(drop(taken, imran, 7)).toBeUndefined();
  expect(drop(taken, undefined, 12)).toBeUndefined();
  expect(drop(taken, imran, 10)).toBeUndefined();
  expect(drop({ ...taken, nextSteps: [] }, rubina, 12)).toBeUndefined();
  expect(drop({ ...taken, nextSteps: ["cancel"] }, imran, 12)).toBeUndefined();
  expect(drop(waiting, rubina, 7)).toEqual({ handyman: rubina, time: undefined });
});

test("open jobs of the handyman less than two hours away clash with a drop, and closed ones do not", () => {
  const other = (id: string, changes: object) => ({ ...taken, id, ...changes }) as BoardJob;
  const jobs = [
    taken,
    other("near", { scheduledFor: at(13, 59) }),
    other("far", { scheduledFor: at(14) }),
    other("done", { scheduledFor: at(12), status: "Completed" }),
    other("others", { scheduledFor: at(12), providerId: rubina.id }),
  ];
  expect(findClashing(jobs, taken, imran.id, at(12)).map(({ id }) => id)).toEqual(["near"]);
});
