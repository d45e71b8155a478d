import { expect, it } from "vitest";
import { findDueTime, isLate } from "./late.ts";

const at = (time: string) => `2026-05-04T${time}:00.000Z`;
const job = {
  status: "Accepted" as const,
  scheduledFor: at("10:00") as string | null,
  acceptedAt: at("08:00") as string | null,
  createdDate: at("07:00"),
  lateMinutes: null as number | null,
  comesAt: null as string | null,
};
const now = (time: string) => Date.parse(at(time));

it("a job is late once its time has passed and nobody has arrived", () => {
  expect(isLate(job, now("10:00"))).toBe(false);
  expect(isLate(job, now("10:01"))).toBe(true);
  expect(isLate({ ...job, status: "Requested", acceptedAt: null }, now("10:01"))).toBe(true);
  for (const status of ["InProgress", "Completed", "Cancelled"] as const) {
    expect(isLate({ ...job, status }, now("23:00")), status).toBe(false);
    expect(findDueTime({ ...job, status }), status).toBeUndefined();
  }
});

it("a reported delay moves the time", () => {
  expect(isLate({ ...job, lateMinutes: 25 }, now("10:25"))).toBe(false);
  expect(isLate({ ...job, lateMinutes: 25 }, now("10:26"))).toBe(true);
});

it("a job without a time has an hour from its acceptance, or from its posting while nobody has it", () => {
  const atOnce = { ...job, scheduledFor: null };
  expect(isLate(atOnce, now("09:00"))).toBe(false);
  expect(isLate(atOnce, now("09:01"))).toBe(true);
  expect(isLate({ ...atOnce, status: "Requested", acceptedAt: null }, now("08:00"))).toBe(false);
  expect(isLate({ ...atOnce, status: "Requested", acceptedAt: null }, now("08:01"))).toBe(true);
});

it("a job without a time is late once the time that the handyman said has passed", () => {
  const announced = { ...job, scheduledFor: null, comesAt: at("08:20") };
  expect(isLate(announced, now("08:20"))).toBe(false);
  expect(isLate(announced, now("08:21"))).toBe(true);
  const later = { ...announced, comesAt: at("09:30") };
  expect(isLate(later, now("09:30"))).toBe(false);
});
