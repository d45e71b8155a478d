import type { Role } from "@hunarmand/api/account/login-reply";
import type { OfficeRole } from "@hunarmand/api/call";
import { liveEventKinds } from "@hunarmand/api/notices/live-events";
import { expect, it } from "vitest";
import { listOfficeKinds } from "./event-desks.ts";

const kindsOf = (role: Role) =>
  listOfficeKinds({
    ...{
      accountId: "one",
      sessionId: "two",
      role,
      status: undefined,
      name: "Sana",
      email: null,
      phone: null,
      lacksSecondFactor: false,
    },
  });
const nounsOf = (role: OfficeRole) => [...new Set(kindsOf(role).map((kind) => kind.split("-")[0]))].sort();

it("each desk receives the events of its own lists, and no others (security rule 2)", () => {
  expect(nounsOf("Verifier")).toEqual(["account", "identity"]);
  expect(nounsOf("Dispatcher")).toEqual(["account", "contract", "crew", "job", "offer", "quote"]);
  expect(nounsOf("Finance")).toEqual(["account", "card", "contract", "job", "offer", "payment", "payout", "return"]);
  expect(nounsOf("Support")).toEqual(["account", "inquiry", "job", "offer", "review"]);
});

it("a Verifier gets no event of a blocked customer, and Finance none of a waiting handyman", () => {
  expect(kindsOf("Verifier")).not.toContain("account-blocked");
  expect(kindsOf("Verifier")).toContain("account-pending");
  expect(kindsOf("Finance")).toContain("account-blocked");
  expect(kindsOf("Finance")).not.toContain("account-pending");
  for (const role of ["Verifier", "Finance"] as const) expect(kindsOf(role)).not.toContain("account-closed");
});

it("an Owner receives all events except other people's notices and exports, and people outside the office receive none", () => {
  const ofPerson: readonly string[] = ["notice", "export-ended"];
  expect(kindsOf("Owner")).toEqual(liveEventKinds.filter((kind) => !ofPerson.includes(kind)));
  for (const role of ["Provider", "Customer"] as const) expect(kindsOf(role)).toEqual([]);
});
