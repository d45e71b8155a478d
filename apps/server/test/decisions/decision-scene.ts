import { randomUUID } from "node:crypto";
import type { JobStatus } from "@hunarmand/api/jobs/job";
import { refundPayment } from "@hunarmand/api/payments/returns";
import { sql } from "kysely";
import { postPayment } from "../../src/domain/payments/post-payment.ts";
import { contactForm, proposalForm, quoteForm } from "../forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import type { Portal } from "../portal.ts";

/** The people of a decision, and its subjects after a change. */
export async function makeDecisionScene(portal: Portal) {
  const { db, clock } = portal;
  const [customer, provider, other] = [
    await makeCustomer(portal),
    await makeProvider(portal),
    await makeProvider(portal),
  ];
  const [owner, clerk] = [await makeStaff(portal), await makeStaff(portal, "Support")];
  const now = clock.now();
  const job = async (status: JobStatus, more: { hasDetails?: boolean } = {}) => ({
    id: await makeJob(portal, { customer, provider, status, ...more }),
  });
  const update = async (made: Promise<{ id: string }>, set: Record<string, unknown>) => {
    const { id } = await made;
    await db.updateTable("jobs").set(set).where("id", "=", id).execute();
    return { id };
  };
  const contract = async (agreedPricePaisa: number | null) => {
    const id = randomUUID();
    const { phoneNumber: phone, contractDetails: details, ...proposal } = proposalForm;
    const times = { requestedAt: now, activatedAt: now };
    const row = { ...proposal, ...times, id, phone, details, accountId: customer.id, status: "Active" as const };
    await db
      .insertInto("contracts")
      .values({ ...row, agreedPricePaisa })
      .execute();
    return { id };
  };
  return {
    ...{ portal, customer, provider, other, owner, clerk, job },
    async quote(amount: number) {
      const id = randomUUID();
      const validUntil = new Date(now.getTime() + 86_400_000);
      const answer = { amountPaisa: amount * 100, status: "Quoted" as const, quotedAt: now, validUntil };
      const row = { ...quoteForm, ...answer, id, accountId: customer.id, requestedAt: now };
      await db.insertInto("quotes").values(row).execute();
      return { id };
    },
    /** An active contract with a crew day that a colleague has just entered. */
    async markedContract() {
      const [{ id }, day] = [await contract(null), now.toISOString().slice(0, 10)];
      const member = { contractId: id, providerId: provider.id };
      await db
        .insertInto("contractMembers")
        .values({ ...member, addedAt: now })
        .execute();
      await db
        .insertInto("contractDays")
        .values({ ...member, day, presence: "present", note: null, markedAt: now })
        .execute();
      return { id, day };
    },
    pricedContract: (price: number) => contract(price * 100),
    disputedJob: () => update(job("InProgress", { hasDetails: true }), { disputedPricePaisa: 150_000 }),
    jobWithTime: (time: string) => update(job("Accepted"), { proposedTime: new Date(time), proposedBy: provider.id }),
    /** A payment of 1,500, of which a colleague has just refunded 500. */
    async refundedPayment() {
      const [id, { id: jobId }] = [randomUUID(), await job("Completed")];
      const payment = { ...{ id, accountId: customer.id, amountPaisa: 150_000, jobId }, direction: "out" as const };
      const row = { ...payment, status: "success" as const, createdAt: now, inquiredAt: now, settledAt: now };
      await db.insertInto("cardTransactions").values(row).execute();
      await postPayment(db, { kind: "card-payment", id, accountId: customer.id, amountPaisa: 150_000, jobId }, now);
      const entry = db.selectFrom("ledgerTransactions").select("id").where("sourceId", "=", id);
      const params = await entry.executeTakeFirstOrThrow();
      const body = { amount: 500, reason: "Half was done.", read: { returned: 0 } };
      await portal.as(owner).call(refundPayment, { params, body });
      return params;
    },
    /** A provider who has just sent a new CNIC front. */
    async applicant() {
      await db.updateTable("providers").set({ status: "Pending" }).where("accountId", "=", provider.id).execute();
      const file = { kind: "cnic-front" as const, mime: "image/jpeg", bytes: 1, sha256: "a", isEncrypted: true };
      const row = { ...file, id: randomUUID(), ownerId: provider.id, storedName: randomUUID(), createdAt: now };
      await db.insertInto("files").values(row).execute();
      return { id: provider.id };
    },
    async visit(startsAt: string) {
      await db.updateTable("providers").set({ status: "Pending" }).where("accountId", "=", provider.id).execute();
      const id = randomUUID();
      const row = {
        id,
        providerId: provider.id,
        startsAt: new Date(startsAt),
        status: "Booked" as const,
        createdAt: now,
      };
      await db.insertInto("visits").values(row).execute();
      return { id };
    },
    async review(rating: number, feedback: string) {
      const { id } = await job("Completed");
      await sql`insert into reviews (job_id, provider_id, rating, feedback, reported_by, created_at)
        values (${id}, ${provider.id}, ${rating}, ${feedback}, 'customer', ${now})`.execute(db);
      return { id };
    },
    async inquiry(reopenMessage: string) {
      const id = randomUUID();
      const { inquiry: message, phoneNumber: phone, email } = contactForm;
      await sql`insert into inquiries (id, reference, kind, name, email, phone, message, status, reopen_message, created_at, due_at)
        values (${id}, ${id.slice(0, 8)}, 'contact', 'Ayesha', ${email}, ${phone}, ${message}, 'Reopened', ${reopenMessage}, ${now}, ${now})`.execute(
        db,
      );
      return { id };
    },
  };
}

export type DecisionScene = Awaited<ReturnType<typeof makeDecisionScene>>;
