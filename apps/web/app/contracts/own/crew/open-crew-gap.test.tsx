import { afterEach, expect, test, vi } from "vitest";
import { activeContract, activeContractId } from "../../../../test-setup/contracts/active-contract.ts";
import { done, recordBodies } from "../../../../test-setup/faked-server.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

const at = "2026-03-02T08:00:00.000Z";
const { cnicMasked: _, email: __, ...known } = activeContract;
const crew = [
  { trade: "Masonry", handymen: 2 },
  { trade: "Electrical Wiring", handymen: 1 },
];
const started = { kind: "activated", at, by: "office", member: null, reason: null };
const contract = {
  ...{ ...known, cnic: "6110112345671", nextSteps: [], complaints: [], money: null, history: [started] },
  ...{ quote: { totalHandymen: 3, crew, amount: 90_000 }, handymen: 3, startDate: "2026-03-02" },
};
const makeMember = (place: number, name: string, trades: string[], skills = trades) => ({
  ...{ providerId: activeContractId.replace(/.$/, String(place)), name, phoneNumber: null, category: "Construction" },
  ...{
    skills,
    trades,
    page: null,
    addedDate: at,
    leftDate: null,
    totals: { present: 0, half: 0, absent: 0 },
    days: [],
  },
});
const ali = makeMember(1, "Ali Raza", ["Masonry"]);
const omar = makeMember(2, "Omar Khan", [], ["Carpentry"]);
const sent = done("Received.", { reference: "H-7K3M9-2QX4B", dueAt: "2036-03-03T08:00:00.000Z" });

async function open(changed: object = {}, members: readonly object[] = [ali, omar], now = "2026-03-02T08:30:00Z") {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await visit({
    path: `/contracts/${activeContractId}`,
    who: customer,
    replies: {
      [`Contracts/${activeContractId}`]: { body: { ...contract, ...changed } },
      [`${activeContractId}/crew`]: {
        body: { month: "2026-03", firstDay: "2026-03-02", lastDay: "2026-03-02", members },
      },
      "Complain/complaints": sent,
    },
  });
}
const readMain = () => document.querySelector("main")?.textContent ?? "";

test("an incomplete crew is counted by trade, with what the office does and who has another trade", async () => {
  await open();
  await readPage("2 are still missing. Our office looks for them.");
  const counted = /On the crew: Masonry 1 of 2, Electrical Wiring 0 of 1/g;
  await wait(() => readMain().match(counted)?.length === 2, "the same at the top");
  expect(readMain()).toContain("Not of the trades you asked for: Omar Khan (Carpentry)");
  await wait(() => /We call you by today 3:00.pm\./.test(readMain()), "the call");
});

test("a complete crew says nothing of it, and has no way to end the contract", async () => {
  await open({}, [ali, makeMember(3, "Bilal", ["Masonry"]), makeMember(4, "Sana", ["Electrical Wiring"])]);
  await readPage("Sana");
  expect(readMain()).not.toContain("still missing");
  expect(findButton("End this contract")).toBeUndefined();
});

test("its owner asks to end the contract by one tap and one question", async () => {
  await open();
  await press("End this contract");
  await readDialog("Our office ends the contract and calls you. You pay only for days of work.");
  const bodies = recordBodies();
  await press("Yes");
  await wait(() => bodies.length > 0, "the message");
  expect(bodies).toMatchObject([
    {
      ...{ contractId: activeContractId, fullName: "Tahir Builders", subject: "End the contract: Warehouse roof" },
      complaint:
        "The crew is not complete. On the crew: Masonry 1 of 2, Electrical Wiring 0 of 1. I want to end this contract.",
    },
  ]);
  const subject = "End the contract: Warehouse roof";
  await open({
    complaints: [{ reference: "H-1", subject, status: "New", createdDate: at, answer: null, callBy: null }],
  });
  await readPage("You asked us to end this contract. Our office calls you.");
});

test("who did not come today is one tap and one question", async () => {
  await open({}, [ali]);
  await press("Did not come today");
  await readDialog("Ali Raza did not come today? We look for another one and call you.");
  const bodies = recordBodies();
  await press("Yes");
  await readToast("Our office has it. You get an answer by Mon 3 Mar 2036 1:00\u00A0pm.");
  expect(bodies).toMatchObject([
    {
      ...{ about: "replacement", contractId: activeContractId, subject: "Replacement for Ali Raza, Warehouse roof" },
      complaint: "Did not come today, Mon 2 Mar.",
    },
  ]);
});

test("who was reported today has no button again, but the time and the promised call", async () => {
  const subject = "Replacement for Ali Raza, Warehouse roof";
  const complaint = {
    ...{ reference: "H-1", subject, status: "New", answer: null },
    ...{ createdDate: "2026-03-02T05:49:00.000Z", callBy: "2026-03-02T07:49:00.000Z" },
  };
  const bilal = makeMember(3, "Bilal", ["Masonry"]);
  await open({ complaints: [complaint] }, [ali, bilal]);
  await wait(
    () =>
      /Reported at 10:49.am\. We look for another one\. If nobody comes, you do not pay for this day\. We call you by 12:49.pm\./.test(
        readMain(),
      ),
    "the report in place of the button",
  );
  expect(readMain().match(/Did not come today/g), "only for the other one").toHaveLength(1);
  expect(readMain().match(/Ask for a replacement/g), "only for the other one").toHaveLength(1);
  await open({ complaints: [{ ...complaint, createdDate: "2026-03-01T05:49:00.000Z" }] }, [ali]);
  await wait(() => findButton("Did not come today"), "the button on the next day");
  expect(readMain()).not.toContain("Reported at");
});

test("a large crew is a line for each trade that opens, below those who did not come today, open", async () => {
  const names = ["Ali", "Bilal", "Dawood", "Hamza", "Imran", "Junaid", "Kamran", "Latif"];
  const many = names.map((name, place) => makeMember(place, `${name} Raza`, ["Masonry"]));
  const today = [{ day: "2026-03-02", presence: "absent", note: null }];
  const quote = { totalHandymen: 10, crew: [{ trade: "Masonry", handymen: 10 }], amount: 90_000 };
  await open({ quote, handymen: 10 }, [...many, { ...makeMember(8, "Sana Khan", ["Masonry"]), days: today }]);
  await readPage("Masonry 9 of 10");
  const groups = [...document.querySelectorAll("section[aria-label] > details")];
  const absent = await wait(
    () => groups.find((group) => group.querySelector("summary")?.textContent === "1 did not come today"),
    "the absent one",
  );
  expect([absent.hasAttribute("open"), absent.textContent?.includes("Sana Khan")]).toEqual([true, true]);
  const masons = groups.find((group) => group.querySelector("summary")?.textContent === "Masonry 9 of 10");
  expect([masons?.hasAttribute("open"), masons?.querySelectorAll("article").length]).toEqual([false, 8]);
  expect(groups.indexOf(absent)).toBeLessThan(groups.indexOf(masons ?? absent));
});

test("a crew of up to eight is one list of faces, with stars before the first day", async () => {
  const names = ["Ali", "Bilal", "Dawood", "Hamza", "Imran"];
  const page = { id: activeContractId, rating: 4.5, reviews: 12, hasPicture: false };
  const many = names.map((name, place) => ({ ...makeMember(place, `${name} Raza`, ["Masonry"]), page }));
  await open({ startDate: "2026-03-09", handymen: 8 }, many);
  await wait(() => document.querySelectorAll("section[aria-label] > ul article").length === 5, "the rows");
  const row = document.querySelector("section[aria-label] > ul summary");
  expect(row?.textContent).toBe("Ali RazaMasonry · Since Mon 2 Mar4.5 (12 reviews)");
});

test("an active contract without its whole crew says so in place of its state, until the work begins", async () => {
  const readState = () => document.querySelector("h1 + .mantine-Badge-root")?.textContent;
  await open({ startDate: "2026-03-09" }, [ali]);
  await wait(() => readState() === "Crew is being made: 1 of 3", "the state");
  await open({ startDate: "2026-03-02" }, [ali]);
  await wait(() => readState() === "Active", "the state at work");
  await open({ startDate: "2026-03-02" }, []);
  await wait(() => readState() === "Crew is being made: 0 of 3", "the state without anybody");
});

test("on the day by which all names are known, the hour is said too", async () => {
  await open({ startDate: "2026-03-03" }, []);
  await wait(() => /You read all names and numbers by today 6:00.pm\./.test(readMain()), "the hour");
});

test("before the first day nobody can be absent, and no month is shown", async () => {
  await open({ startDate: "2026-03-09" }, [ali]);
  await readPage("2 are still missing. Our office looks for them.");
  await wait(() => readMain().includes("Ask for a replacement"), "the crew");
  expect(findButton("Did not come today")).toBeUndefined();
  expect(readMain()).not.toContain("March 2026");
  expect(readMain()).not.toContain("We call you by");
});
