import type { Role } from "@hunarmand/api/account/account";
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

it("each desk learns by its stream of what its own lists show, and of nothing else (security rule 2)", () => {
  expect(nounsOf("Verifier")).toEqual(["account", "identity"]);
  expect(nounsOf("Dispatcher")).toEqual(["account", "contract", "crew", "job", "offer", "quote"]);
  expect(nounsOf("Finance")).toEqual(["account", "card", "job", "offer", "payment", "payout", "return"]);
  expect(nounsOf("Support")).toEqual(["account", "inquiry", "job", "offer", "review"]);
});

it("a customer who is blocked is no news for a Verifier, nor a handyman who waits one for Finance", () => {
  expect(kindsOf("Verifier")).not.toContain("account-blocked");
  expect(kindsOf("Verifier")).toContain("account-pending");
  expect(kindsOf("Finance")).toContain("account-blocked");
  expect(kindsOf("Finance")).not.toContain("account-pending");
  for (const role of ["Verifier", "Finance"] as const) expect(kindsOf(role)).not.toContain("account-closed");
});

it("an Owner learns of all but other people's notices, and whoever is not of the office of none of it", () => {
  expect(kindsOf("Owner")).toEqual(liveEventKinds.filter((kind) => kind !== "notice"));
  for (const role of ["Provider", "Customer"] as const) expect(kindsOf(role)).toEqual([]);
});
