import { expect, test } from "vitest";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const id = (number: number) => `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a1${number}`;
const path = "/office/outbox/why?search=H-10482";
const notice = {
  ...{ createdDate: "2026-03-02T08:00:00.000Z", kind: "job-offered", subject: null, to: "Ali Raza", readDate: null },
  ...{ messages: [], silence: null, quietUntil: null, reach: null, requestId: null },
};
const message = { channel: "mail", outcome: "sent", at: "2026-03-02T08:00:00.000Z", tries: 1, answer: null };
const reach = { push: "missing", mail: "ready", whatsapp: "unconfirmed", phone: "off" };

const traces = [
  {
    ...notice,
    id: id(1),
    messages: [
      { ...message, outcome: "refused", at: null, answer: "550 No such mailbox" },
      { ...message, channel: "whatsapp", outcome: "trying", at: null, tries: 2, answer: "away" },
      { ...message, channel: "phone" },
    ],
    requestId: id(9),
  },
  { ...notice, id: id(2), silence: "quiet", quietUntil: "2026-03-03T02:00:00.000Z" },
  { ...notice, id: id(3), silence: "no-channel", reach },
  {
    ...notice,
    id: id(4),
    kind: null,
    subject: "Your code",
    to: "+923001234567",
    messages: [{ ...message, outcome: "kept" }],
  },
];

test("Support reads in plain words what happened to each message of a job", async () => {
  await visit({ path, who: { role: "Support" }, replies: { trace: { body: traces } } });
  await readPage("4 notices.");
  const page = () => document.querySelector("main")?.textContent ?? "";
  for (const text of [
    "Job offered",
    "Email: refused. We do not try again.",
    "The answer was: 550 No such mailbox",
    "WhatsApp: not sent yet, after 2 tries. We try again.",
    "SMS: sent,",
    id(9),
    "It waits for the end of their quiet hours:",
    "7:00",
    "Push: we have no address or device.",
    "WhatsApp: their number is not confirmed.",
    "Your code",
    "Email: not sent. This channel is not set up. Read the text in the outbox.",
  ])
    await wait(() => page().includes(text), text);
});

test("without a search nothing is asked, and the outbox is one link away", async () => {
  await visit({ path: "/office/outbox/why", who: { role: "Support" } });
  await wait(() => document.querySelector("main")?.textContent?.includes("Type a phone, an email"), "the hint");
  expect(document.querySelector('main a[href="/office/outbox"]')).not.toBeNull();
  expect(document.querySelector("main [role=status]")).toBeNull();
});

test("a search without results says that old messages are deleted", async () => {
  await visit({ path, who: { role: "Owner" }, replies: { trace: { body: [] } } });
  await readPage("We sent nothing to this address or number. Old messages are deleted.");
});

test.each(["Verifier", "Dispatcher", "Finance"])("a %s cannot open it", async (role) => {
  await visit({ path, who: { role } });
  await waitForPath("/office");
});
