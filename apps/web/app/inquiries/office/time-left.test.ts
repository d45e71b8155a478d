import { describe, expect, it } from "vitest";
import { measureTimeLeft } from "./time-left.ts";

const dueAt = "2026-05-02T10:00:00.000Z";
const at = (time: string) => measureTimeLeft(dueAt, new Date(time).getTime());

describe("the 24 hours of an inquiry", () => {
  it("count down in hours and minutes", () => {
    expect(at("2026-05-01T10:00:00Z")).toEqual({ isOverdue: false, hours: 24, minutes: 0 });
    expect(at("2026-05-02T09:29:30Z")).toEqual({ isOverdue: false, hours: 0, minutes: 30 });
  });

  it("show how late an inquiry is", () => {
    expect(at("2026-05-02T12:05:00Z")).toEqual({ isOverdue: true, hours: 2, minutes: 5 });
  });
});
