import { randomUUID } from "node:crypto";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { inquiryStatus, inquirySteps } from "@hunarmand/api/inquiries/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { takeStep } from "../../database/take-step.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { findDueTime } from "../../inquiries/find-due-time.ts";
import { insertInquiry } from "../../inquiries/inquiries.queries.ts";
import { makeReference } from "../../inquiries/reference.ts";
import { dueAfter } from "../../inquiries/submit-inquiry.ts";
import { emailOf, phoneOf } from "./people/town-people.ts";
import type { TownGround, TownIds, TownPeople } from "./town-ground.ts";
import { hourMilliseconds } from "./town-times.ts";

interface TownInquiry {
  kind: "contact" | "support" | "complaint" | "careers";
  /** The customer's index in the list. */
  customer: number;
  subject: string;
  message: string;
  hoursAgo: number;
  answer?: string;
  reopen?: string;
  isAcknowledged?: true;
}

const inquiries: readonly TownInquiry[] = [
  { kind: "contact", customer: 4, subject: "Prices", message: "What does it cost to paint two rooms?", hoursAgo: 3 },
  {
    kind: "support",
    customer: 0,
    subject: "Receipt",
    message: "Where do I find the receipt of my last job?",
    hoursAgo: 30,
  },
  {
    kind: "complaint",
    customer: 2,
    subject: "Job: Carpentry",
    message: "The door does not close since the work was done.",
    hoursAgo: 9,
  },
  {
    kind: "careers",
    customer: 5,
    subject: "csr",
    message: "I have answered calls for three years.",
    hoursAgo: 14,
    isAcknowledged: true,
  },
  {
    kind: "contact",
    customer: 0,
    subject: "Area",
    message: "Do you come to Taxila?",
    hoursAgo: 90,
    answer: "Yes, on two days a week.",
  },
  {
    kind: "support",
    customer: 3,
    subject: "Password",
    message: "The code did not come.",
    hoursAgo: 120,
    answer: "It was sent to your other address.",
  },
  {
    ...{ kind: "complaint", customer: 1, subject: "Late", message: "He came three hours late.", hoursAgo: 60 },
    ...{ answer: "We are sorry. We have spoken with the handyman.", reopen: "It has happened again today." },
  },
];

const reopenedHoursAgo = 5;

/** Inserts nine inquiries, including the appeal of the suspended handyman and a replacement for a crew. One is overdue and one was reopened. */
export async function insertTownInquiries(
  ground: TownGround,
  people: TownPeople,
  { providers, customers }: TownIds,
): Promise<void> {
  const appellant = providers.find(({ status }) => status === providerStatus.suspended);
  for (const { customer, ...inquiry } of inquiries) {
    const person = customers[customer];
    if (person) await insertOne(ground, people, { ...inquiry, ...whoIs(person) });
  }
  if (!appellant) throw new Error("The town has no suspended provider.");
  const message = "Both customers asked for more work than was agreed. Please look at my case again.";
  await insertOne(ground, people, {
    ...whoIs(appellant),
    kind: "complaint",
    subject: "Appeal: account suspended",
    message,
    hoursAgo: 11,
  });
  await insertReplacement(ground, people);
}

/** The contractor whose crew works asks for somebody else. */
async function insertReplacement(ground: TownGround, people: TownPeople): Promise<void> {
  const { id: contractId } = await ground.db
    .selectFrom("contracts")
    .select("id")
    .where("accountId", "=", people.contractorId)
    .where("status", "=", contractStatus.active)
    // The other one begins tomorrow.
    .orderBy("requestedAt")
    .executeTakeFirstOrThrow();
  await insertOne(ground, people, {
    ...{ kind: "complaint", contractId, wantsReplacement: true, hoursAgo: 0.3, message: "Is ill." },
    ...{ accountId: people.contractorId, name: "Kamran Builders", email: "contractor@example.pk" },
    ...{ phone: "+923041234567", subject: "Replacement for one mason, Housing block B" },
  });
}

const whoIs = (person: TownIds["customers"][number] | TownIds["providers"][number]) => ({
  ...{ accountId: person.id, name: person.name.join(" "), email: emailOf(person), phone: phoneOf(person) },
});

interface Sent extends Omit<TownInquiry, "customer"> {
  accountId: string;
  name: string;
  email: string;
  phone: string;
  contractId?: string;
  wantsReplacement?: boolean;
}

async function insertOne(
  { db, now }: TownGround,
  { staff }: TownPeople,
  { hoursAgo, answer, reopen, isAcknowledged, ...sent }: Sent,
): Promise<void> {
  const hoursBefore = (hours: number) => new Date(now.getTime() - hours * hourMilliseconds);
  const createdAt = hoursBefore(hoursAgo);
  const id = randomUUID();
  const position = sent.kind === "careers" ? ("csr" as const) : null;
  await insertInquiry(db, {
    ...{
      ...sent,
      id,
      reference: makeReference(),
      position,
      status: inquiryStatus.new,
      createdAt,
      dueAt: await findDueTime(db, createdAt, sent.wantsReplacement === true),
    },
    ...{ answer: null, reopenMessage: null, resolvedAt: null },
  });
  const entry = {
    actorId: staff.Support,
    subjectType: "inquiry",
    subjectId: id,
    before: { status: inquiryStatus.new },
  };
  if (isAcknowledged) {
    await takeStep(db, "inquiries", { rule: inquirySteps.acknowledge, which: { id } });
    await writeAudit(db, { ...entry, at: hoursBefore(hoursAgo - 1), action: "inquiry.acknowledge" });
  }
  if (answer === undefined) return;
  const resolvedAt = hoursBefore(hoursAgo - 4);
  await takeStep(db, "inquiries", { rule: inquirySteps.resolve, which: { id }, set: { answer, resolvedAt } });
  await writeAudit(db, { ...entry, at: resolvedAt, action: "inquiry.resolve" });
  if (reopen === undefined) return;
  const dueAt = dueAfter(hoursBefore(reopenedHoursAgo));
  const set = { reopenMessage: reopen, dueAt, resolvedAt: null };
  await takeStep(db, "inquiries", { rule: inquirySteps.reopen, which: { id }, set });
}
