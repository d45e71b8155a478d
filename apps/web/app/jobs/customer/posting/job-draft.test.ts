import { describe, expect, it, vi } from "vitest";
import { clampStep, emptyDraft, findOpenStep, toDraft, toJobChange, toJobRequest, WhenStep } from "./job-draft.ts";

const work = { ...emptyDraft, category: "Installations", skill: "AC Installation" };
const placed = { ...work, city: "Islamabad", area: "G-9", address: "House 12, Street 45" };

describe("the steps of posting a job", () => {
  it("start with the work until category and skill are chosen", () => {
    expect(findOpenStep(emptyDraft)).toBe("what");
    expect(findOpenStep({ ...emptyDraft, category: "Installations" })).toBe("what");
    expect(findOpenStep(work)).toBe("where");
  });

  it("need no pin and no phone number", () => {
    expect(findOpenStep(placed)).toBe("review");
  });

  it("ask for the address again when only blanks were typed", () => {
    expect(findOpenStep({ ...placed, address: "   " })).toBe("where");
  });

  it("do not go past an unfinished step", () => {
    expect(clampStep("review", work)).toBe("where");
    expect(clampStep("where", placed)).toBe("where");
  });

  it("accept only a time in the future, in Pakistan's time", () => {
    vi.useFakeTimers({ now: new Date("2026-05-01T09:59:00Z") });
    const later = (scheduledAt: string) => findOpenStep({ ...placed, time: "later", scheduledAt });
    expect(later("2026-05-01T15:00")).toBe("review");
    expect(later("2026-05-01T14:59")).toBe("when");
    expect(later("")).toBe("when");
    vi.useRealTimers();
  });

  it("show at the time field that the time has passed", () => {
    const { error } = WhenStep.safeParse({ ...placed, time: "later", scheduledAt: "2020-01-01T10:00" });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["scheduledAt"]);
  });
});

describe("the request", () => {
  it("sends the chosen time as an instant", () => {
    expect(toJobRequest({ ...placed, time: "later", scheduledAt: "2026-05-01T15:30" }).scheduledFor).toBe(
      "2026-05-01T10:30:00.000Z",
    );
  });

  it("leaves out a time that was typed before 'as soon as possible' was chosen", () => {
    expect(toJobRequest({ ...placed, time: "soon", scheduledAt: "2026-05-01T15:30" }).scheduledFor).toBeUndefined();
  });
});

describe("a posted job", () => {
  const posted = {
    id: "00000000-0000-4000-8000-000000000001",
    jobId: "00000000-0000-4000-8000-000000000001",
    jobNumber: "H-10482",
    category: "Installations",
    skill: "AC Installation",
    subSkill: null,
    city: "Islamabad",
    area: "G-9",
    address: "House 12, Street 45",
    description: "Second floor",
    status: "Requested" as const,
    createdDate: "2026-05-01T10:00:00.000Z",
    completedDate: null,
    arrivedAt: null,
    detailsSubmittedAt: null,
    salary: null,
    followsJobId: null,
    proposedTime: null,
    proposedBy: null,
    startCode: null,
    pinReportedAt: null,
    materials: null,
    priceStatus: null,
    priceObjection: null,
    offeredPrice: null,
    phoneNumber: "+923031234567",
    pinLocationLatitude: 33.7,
    pinLocationLongitude: 73.1,
    scheduledFor: "2026-05-02T10:30:00.000Z",
    paymentMethod: "cash" as const,
    isOffered: false,
    cancelReason: null,
    confirmedDate: null,
    rating: null,
    provider: null,
    nextSteps: [],
  };

  it("becomes a draft with its values, in Pakistan's time", () => {
    expect(toDraft(posted)).toMatchObject({
      time: "later",
      scheduledAt: "2026-05-02T15:30",
      pinLocationLatitude: "33.7",
    });
    expect(toJobChange(toDraft(posted))).toMatchObject({ scheduledFor: posted.scheduledFor, subSkill: null });
  });

  it("loses the values of emptied fields", () => {
    const emptied = { description: "", pinLocationLatitude: "", pinLocationLongitude: "", time: "soon" };
    expect(toJobChange({ ...toDraft(posted), ...emptied })).toMatchObject({
      description: null,
      pinLocationLatitude: null,
      pinLocationLongitude: null,
      scheduledFor: null,
    });
  });
});
