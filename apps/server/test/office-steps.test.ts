import { randomUUID } from "node:crypto";
import { closeAccountForPerson } from "@hunarmand/api/account/own-data";
import type { Call } from "@hunarmand/api/call";
import * as contracts from "@hunarmand/api/contracts/contracts";
import * as contractDecisions from "@hunarmand/api/contracts/office-decisions";
import { contractStatus, contractSteps } from "@hunarmand/api/contracts/steps";
import * as inquiries from "@hunarmand/api/inquiries/office";
import { inquiryStatus, inquirySteps } from "@hunarmand/api/inquiries/steps";
import * as payments from "@hunarmand/api/payments/office";
import { walletPaymentStatus, walletPaymentSteps } from "@hunarmand/api/payments/steps";
import * as payouts from "@hunarmand/api/payouts/payouts";
import { payoutStatus, payoutSteps } from "@hunarmand/api/payouts/steps";
import * as providers from "@hunarmand/api/providers/office";
import * as records from "@hunarmand/api/providers/office-records";
import { providerStatus, providerSteps } from "@hunarmand/api/providers/steps";
import { findNextSteps, isPossible, type StepRule, type Steps } from "@hunarmand/api/steps";
import { expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "./make.ts";
import { type Person, startPortal } from "./portal.ts";

const portal = await startPortal();

/** A thing with a state that the office changes: how a test makes, changes and reads it. */
interface Thing {
  steps: Steps;
  statuses: readonly string[];
  state: string;
  make: (status: never) => Promise<string>;
  met?: readonly string[];
  apart?: readonly string[];
  calls: Record<string, { call: Call; body?: object | (() => Promise<object>) }>;
  read: (id: string, person: Person) => Promise<{ nextSteps: readonly string[] } | undefined>;
}

const roles = ["Verifier", "Dispatcher", "Finance", "Support"] as const;
const now = () => portal.clock.now();
const reason = "Something is missing.";
const findById = <Row extends { id: string }>(rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
const everything = { query: {} };
const nameColleague = async () => ({ colleagueId: (await makeStaff(portal, "Support", { passwordHash: "known" })).id });

const things: Record<string, Thing> = {
  provider: {
    steps: providerSteps,
    statuses: Object.values(providerStatus),
    state: "provider-state",
    make: async (status) => (await makeProvider(portal, { status })).id,
    calls: {
      verify: { call: providers.verifyProvider },
      "send-back": { call: providers.sendBackProvider, body: { reason } },
      reject: { call: providers.rejectProvider, body: { reason } },
      suspend: { call: providers.suspendProvider, body: { reason } },
      reinstate: { call: providers.reinstateProvider, body: { reason } },
      close: { call: closeAccountForPerson, body: { reason } },
    },
    read: async (id, person) => (await portal.as(person).call(records.readProvider, { params: { id } })).body,
  },
  contract: {
    steps: contractSteps,
    statuses: Object.values(contractStatus),
    state: "contract-state",
    apart: ["end"],
    make: async (status) => {
      const [id, owner] = [randomUUID(), await makeCustomer(portal)];
      const where = { address: "Blue Area", city: "Islamabad", phone: "+923001234567", cnic: "6110112345671" } as const;
      const work = { projectName: "Tower", availability: "Day", duration: "15 days" } as const;
      const row = { id, accountId: owner.id, contractorName: "Ali", ...where, ...work, status, requestedAt: now() };
      const completedAt = status === contractStatus.completed ? now() : null;
      const values = { ...row, details: "Forty masons.", statusReason: null, completedAt };
      await portal.db.insertInto("contracts").values(values).execute();
      return id;
    },
    calls: {
      accept: { call: contractDecisions.acceptContract, body: {} },
      activate: { call: contractDecisions.activateContract },
      complete: { call: contractDecisions.completeContract },
      end: { call: contractDecisions.endContract, body: { reason: "Not complete." } },
      reject: { call: contractDecisions.rejectContract, body: { reason } },
    },
    read: async (id, person) => findById((await portal.as(person).call(contracts.listContracts, everything)).body, id),
  },
  inquiry: {
    steps: inquirySteps,
    statuses: Object.values(inquiryStatus),
    state: "inquiry-state",
    make: async (status) => {
      const id = randomUUID();
      const sender = { accountId: null, name: "Ayesha", email: null, phone: "+923001234567" };
      const words = { subject: null, message: "How?", position: null, reopenMessage: null, answer: "Like this." };
      const times = { createdAt: now(), dueAt: now(), resolvedAt: null };
      const row = { id, reference: id, kind: "contact" as const, ...sender, ...words, status, ...times };
      await portal.db.insertInto("inquiries").values(row).execute();
      return id;
    },
    calls: {
      acknowledge: { call: inquiries.acknowledgeInquiry },
      handOver: { call: inquiries.handOverInquiry, body: nameColleague },
      resolve: { call: inquiries.resolveInquiry, body: { answer: "Like this." } },
    },
    read: async (id, person) => findById((await portal.as(person).call(inquiries.listInquiries, everything)).body, id),
  },
  "wallet payment": {
    steps: walletPaymentSteps,
    statuses: Object.values(walletPaymentStatus),
    state: "payment-state",
    make: async (status) => {
      const [id, fileId, payer] = [randomUUID(), randomUUID(), await makeCustomer(portal)];
      const stored = { mime: "image/png", bytes: 1, sha256: fileId, storedName: fileId, isEncrypted: true };
      const file = { id: fileId, ownerId: payer.id, kind: "payment-proof" as const, ...stored, createdAt: now() };
      await portal.db.insertInto("files").values(file).execute();
      const numbers = { transactionId: id, transactionKey: id, transactionLook: id, amountPaisa: 150_000 };
      const sent = { walletType: "jazzcash" as const, senderName: "Ayesha", sentAt: now(), jobId: null, ...numbers };
      const decided = { declineReason: null, decidedAt: null, decidedBy: null };
      const row = { id, accountId: payer.id, imageFileId: fileId, imageHash: fileId, status, createdAt: now() };
      const values = { ...row, ...sent, ...decided };
      await portal.db.insertInto("walletPayments").values(values).execute();
      return id;
    },
    calls: {
      approve: { call: payments.approveWalletPayment },
      decline: { call: payments.declineWalletPayment, body: { reason } },
    },
    read: async (id, person) =>
      findById((await portal.as(person).call(payments.listSubmittedPayments, everything)).body, id),
  },
  payout: {
    steps: payoutSteps,
    statuses: Object.values(payoutStatus),
    state: "payout-state",
    met: ["approved"],
    make: async (status) => {
      const [id, maker] = [randomUUID(), await makeStaff(portal, "Finance")];
      const isOpen = status === payoutStatus.prepared;
      const decision = { decidedAt: now(), decidedBy: maker.id, cancelReason: reason };
      const decided = isOpen ? { decidedAt: null, decidedBy: null, cancelReason: null } : decision;
      const row = { id, status, payouts: 1, totalPaisa: 150_000, createdAt: now(), createdBy: maker.id, ...decided };
      await portal.db.insertInto("payoutBatches").values(row).execute();
      return id;
    },
    calls: {
      approve: { call: payouts.approvePayouts },
      pay: { call: payouts.payPayouts },
      cancel: { call: payouts.cancelPayouts, body: { reason } },
      export: { call: payouts.exportPayouts },
    },
    read: async (id, person) => (await portal.as(person).call(payouts.readPayoutBatch, { params: { id } })).body,
  },
};

const cells = Object.entries(things).flatMap(([name, thing]) =>
  thing.statuses.map((status) => ({ name, thing, status })),
);

type Cell = (typeof cells)[number];
type Role = (typeof roles)[number];

const isFor = ({ by }: StepRule, role: Role): boolean => (by as readonly string[]).includes(role);

/** The outcome according to the table. A repeated step gets the same reply. */
function expectationOf(rule: StepRule, { thing, status }: Cell, role: Role, step: string): string {
  if (!isFor(rule, role)) return "403 not-allowed";
  const isDone =
    isPossible(rule, { status, met: thing.met }, [role]) || (rule.to === status && !thing.apart?.includes(step));
  return isDone ? "200 " : `409 ${thing.state}`;
}

/** Tries the step on a new thing in the cell's status. A role that may take it also reads the thing's next steps. */
async function tryStep(cell: Cell, role: Role, step: string): Promise<{ replied: string; expected: string }> {
  const { thing, status } = cell;
  const [rule, way] = [thing.steps[step], thing.calls[step]];
  if (!rule || !way) throw new Error(`the table has no step ${step}`);
  const person = await makeStaff(portal, role);
  const id = await thing.make(status as never);
  const nextSteps = findNextSteps(thing.steps, { status, met: thing.met }, [role]);
  if (isFor(rule, role)) expect(await thing.read(id, person)).toMatchObject({ nextSteps });
  const body = typeof way.body === "function" ? await way.body() : way.body;
  const request = { params: { id }, ...(body ? { body } : {}) } as never;
  const reply = await portal.as(person).call(way.call, request);
  const { code } = reply.body as unknown as { code?: string };
  const expected = expectationOf(rule, cell, role, step);
  return { replied: `${step} by ${role}: ${reply.status} ${code ?? ""}`, expected: `${step} by ${role}: ${expected}` };
}

it.each(cells)("the office changes a $name that is $status as its table and reply say", async (cell) => {
  const replied: string[] = [];
  const expected: string[] = [];
  for (const role of roles)
    for (const step of Object.keys(cell.thing.calls)) {
      const tried = await tryStep(cell, role, step);
      replied.push(tried.replied);
      expected.push(tried.expected);
    }
  expect(replied).toEqual(expected);
});

it.each(Object.entries(things))("every office step on a %s is tested here", (_name, { steps, calls }) => {
  const isOffices = (step: string) => steps[step]?.by.some((actor) => (roles as readonly string[]).includes(actor));
  const moving = Object.keys(steps).filter((step) => isOffices(step) && (steps[step]?.from.length ?? 0) > 0);
  expect(Object.keys(calls).sort()).toEqual(moving.sort());
});
