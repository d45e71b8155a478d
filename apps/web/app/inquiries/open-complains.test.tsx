import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../test-setup/screen-person.ts";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { customer } from "../../test-setup/signed-in.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const account = { id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22", role: "Customer", email: null };
const own = { ...account, firstName: "Ali", lastName: "Raza", phoneNumber: "+923031234567" };

test("a complaint begins with the person's own name and number, and keeps what was typed before they loaded", async () => {
  await visit({ path: "/complains", who: customer, replies: { "user-data": { body: own } } });
  await fill({ complaint: "The tap drips again." });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  expect(findField("fullName")?.value).toBe("Ali Raza");
  await wait(() => findField("complaint")?.value === "The tap drips again.", "typed complaint");
});

test("a field that a person has entered stays in the page when their number loads", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  await visit({ path: "/complains", who: customer, replies: { "user-data": { stream: readable } } });
  await wait(() => findField("complaint") !== null, "form");
  const field = findField("complaint");
  field?.focus();
  const reply = writable.getWriter();
  await reply.write(new TextEncoder().encode(JSON.stringify(own)));
  await reply.close();
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  expect(findField("complaint")).toBe(field);
});

test("a visitor's complaint begins empty", async () => {
  await visit({ path: "/complains" });
  await fill({ complaint: "The tap drips again." });
  expect(findField("phone")?.value).toBe("");
  expect(findField("fullName")?.value).toBe("");
});

test("a complaint about a job or a decision begins with the words, because the rest is filled in", async () => {
  const replies = { "user-data": { body: own } };
  await visit({ path: "/complains?subject=Appeal%3A+Not+accepted", who: customer, replies });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  const names = [...document.querySelectorAll("main form [name]")].map((field) => field.getAttribute("name"));
  expect(names.slice(0, 2)).toEqual(["complaint", "fullName"]);
  expect(findField("subject")?.value).toBe("Appeal: Not accepted");
});

const found = {
  ...{
    reference: "H-7K3M9-2QX4B",
    kind: "complaint",
    status: "Resolved",
    answer: "We come now.",
    nextSteps: ["reopen"],
  },
  ...{ createdDate: "2026-05-01T08:00:00.000Z", dueAt: "2026-05-02T08:00:00.000Z" },
  resolvedDate: "2026-05-01T11:00:00.000Z",
};
const threadOf = (own: string | null) => [
  { kind: "letter", sentDate: "2026-05-01T08:00:00.000Z", words: own },
  { kind: "answer", sentDate: "2026-05-01T09:00:00.000Z", words: "We come today." },
  { kind: "reopening", sentDate: "2026-05-01T10:00:00.000Z", words: own },
  { kind: "answer", sentDate: "2026-05-01T11:00:00.000Z", words: "We come now." },
];

test.each([
  [null, true],
  ["Nobody came.", false],
])(
  "a complaint is one thread with every answer, and words of one's own only where the server sends them: %s",
  async (own, isHidden) => {
    const body = { ...found, thread: threadOf(own) };
    await visit({ path: "/complains?reference=H-7K3M9-2QX4B", replies: { "complaint-status": { body } } });
    await fill({ contact: "03031234567" });
    await press("Look up");
    await readPage("We come now.");
    const items = [...document.querySelectorAll(".own-thread > li")].map(({ textContent }) => textContent ?? "");
    const starts = ["You wrote, ", "The office answered, ", "You opened it again, ", "The office answered, "];
    expect(starts.filter((start, index) => !items[index]?.startsWith(start))).toEqual([]);
    expect(items.filter((text) => text.endsWith("We come today."))).toHaveLength(1);
    expect(items.filter((text) => text.endsWith("Nobody came."))).toHaveLength(isHidden ? 0 : 2);
    expect(document.body.textContent?.includes("You see your own words here when you are logged in.")).toBe(isHidden);
  },
);

test("after a complaint about a contract its look-up knows the phone, and a link leads back to the contract", async () => {
  const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
  const replies = {
    "user-data": { body: own },
    "Complain/complaints": done("Received.", { reference: "H-7K3M9-2QX4B", dueAt: found.dueAt }),
  };
  await visit({ path: `/complains?subject=Wrong+day&contract=${id}&about=day`, who: customer, replies });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  expect(document.querySelector("h1")?.textContent).toBe("Tell the office");
  await press("Half a day only.");
  await wait(() => findField("complaint")?.value === "Half a day only.", "the tapped line");
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  await press("Send");
  await readPage("Our office has your message");
  expect(scroll.mock.contexts.map((place) => (place as Element).getAttribute("role"))).toContain("status");
  expect(document.querySelector("main a.mantine-Button-root")?.getAttribute("href")).toBe(`/contracts/${id}`);
  expect(findField("contact")?.value).toBe("+923031234567");
});

test("about their own job a customer writes to the office by a tap, and reads that the job's page lists it", async () => {
  const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
  const replies = {
    "user-data": { body: own },
    "Complain/complaints": done("Received.", { reference: "H-7K3M9-2QX4B", dueAt: found.dueAt }),
  };
  await visit({ path: `/complains?subject=Plumbing&job=${id}`, who: customer, replies });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  expect(document.querySelector("h1")?.textContent).toBe("Tell the office");
  await press("The work is not finished.");
  await wait(() => findField("complaint")?.value === "The work is not finished.", "the tapped line");
  const marked = () => document.querySelector("main [aria-pressed=true]")?.textContent;
  expect(marked()).toBe("The work is not finished.");
  await fill({ complaint: "The work is not finished. A wall is open." });
  expect(marked(), "more was written").toBe("The work is not finished.");
  await press("Send");
  await readPage("You find it and its answer on the page of the job.");
});

test("a complaint about conduct begins with the tapped line, and only the office reads it", async () => {
  const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
  await visit({
    path: `/complains?subject=Plumbing&job=${id}&line=unsafe`,
    who: customer,
    replies: { "user-data": { body: own } },
  });
  await wait(() => findField("complaint")?.value === "I did not feel safe.", "the tapped line");
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  await readPage("Only our office reads it. You get a number for it.");
  expect(document.querySelector('main a[href="tel:15"]')?.textContent).toBe("Call the police: 15");
  const read = () => document.querySelector("main")?.textContent ?? "";
  await wait(() => read().includes("You get an answer by"), "time of an answer in writing");
  const order = ["Call our office:", "Call the police: 15", "Job or subject", "You get an answer by"].map((text) =>
    read().indexOf(text),
  );
  expect(order.slice(0, 2), "the calls lead").toEqual(order.slice(0, 2).toSorted((one, other) => one - other));
  expect(order[1]).toBeLessThan(order[3] ?? 0);
  await press("The handyman was rude.");
  await wait(() => document.querySelector('main a[href="tel:15"]') === null, "only who is in danger reads it");
});

test("a complaint about safety leads with the calls also once it is sent, and its deadline comes second", async () => {
  const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
  const replies = {
    "user-data": { body: own },
    "Complain/complaints": done("Received.", { reference: "H-7K3M9-2QX4B", dueAt: found.dueAt }),
  };
  await visit({ path: `/complains?subject=Plumbing&job=${id}&line=unsafe`, who: customer, replies });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  await press("Send");
  await readPage("You find it and its answer on the page of the job.");
  const read = document.querySelector("main [role=status]")?.textContent ?? "";
  expect(read.indexOf("Call the police: 15")).toBeGreaterThan(-1);
  expect(read.indexOf("Call the police: 15")).toBeLessThan(read.indexOf("You get an answer by"));
});

test("about a job that nobody has accepted no line is about a handyman, and something else leads to the box", async () => {
  const path = "/complains?subject=Plumbing&job=5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21&line=waiting";
  await visit({ path, who: customer, replies: { "user-data": { body: own } } });
  await wait(() => findField("phone")?.value === "+923031234567", "own number");
  const chips = [...document.querySelectorAll("main .choice-chip")].map(({ textContent }) => textContent);
  const first = ["Nobody has accepted.", "I want another time.", "Something in my job is wrong."];
  expect(chips).toEqual([...first, "Something else."]);
  await press("I want another time.");
  await wait(() => findField("complaint")?.value === "I want another time.", "the tapped line");
  await press("Something else.");
  await wait(() => findField("complaint")?.value === "", "empty box");
  expect(document.activeElement).toBe(findField("complaint"));
});
