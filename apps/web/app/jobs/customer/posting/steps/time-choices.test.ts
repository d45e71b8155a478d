import { expect, it } from "vitest";
import { findTimeChoice, listTimeChoices, toTypedTime } from "./time-choices.ts";

// Pakistan is five hours ahead: 10:00 and 17:01 there.
const morning = new Date("2026-05-01T05:00:00Z");
const late = new Date("2026-05-01T12:01:00Z");

it("this evening is offered until five in the afternoon in Pakistan", () => {
  expect(listTimeChoices(morning)).toEqual(["soon", "evening", "morning", "other"]);
  expect(listTimeChoices(late)).toEqual(["soon", "tonight", "morning", "other"]);
});

it("then eight in the evening is offered until seven", () => {
  expect(listTimeChoices(new Date("2026-05-01T14:00:00Z"))).toEqual(["soon", "tonight", "morning", "other"]);
  expect(listTimeChoices(new Date("2026-05-01T14:01:00Z"))).toEqual(["soon", "morning", "other"]);
  const typed = toTypedTime("tonight", late);
  expect(typed).toEqual({ time: "later", scheduledAt: "2026-05-01T20:00" });
  expect(findTimeChoice(typed, late)).toBe("tonight");
});

it("in the night, this morning is offered until seven", () => {
  expect(listTimeChoices(new Date("2026-05-01T21:10:00Z"))).toEqual(["soon", "today", "evening", "other"]);
  expect(listTimeChoices(new Date("2026-05-02T02:00:00Z"))).toEqual(["soon", "evening", "morning", "other"]);
  const typed = toTypedTime("today", new Date("2026-05-01T21:10:00Z"));
  expect(typed.scheduledAt).toBe("2026-05-02T09:00");
  expect(findTimeChoice(typed, new Date("2026-05-01T21:10:00Z"))).toBe("today");
});

it("each choice fills time and date as the form's own fields do", () => {
  expect(toTypedTime("soon", morning)).toEqual({ time: "soon", scheduledAt: "" });
  expect(toTypedTime("evening", morning)).toEqual({ time: "later", scheduledAt: "2026-05-01T18:00" });
  expect(toTypedTime("morning", morning)).toEqual({ time: "later", scheduledAt: "2026-05-02T09:00" });
  expect(toTypedTime("other", morning)).toEqual({ time: "later", scheduledAt: "2026-05-02T12:00" });
});

it("tomorrow is the next day in Pakistan, also when it is still today in UTC", () => {
  const pastMidnight = new Date("2026-05-01T19:30:00Z");
  expect(toTypedTime("morning", pastMidnight).scheduledAt).toBe("2026-05-03T09:00");
});

it("the pressed chip follows from the form's values", () => {
  for (const choice of ["soon", "evening", "morning", "other"] as const)
    expect(findTimeChoice(toTypedTime(choice, morning), morning)).toBe(choice);
  expect(findTimeChoice({ time: "later", scheduledAt: "2026-05-09T11:00" }, morning)).toBe("other");
});
