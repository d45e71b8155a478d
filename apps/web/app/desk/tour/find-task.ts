import type { Call } from "@hunarmand/api/call";
import { acceptContract, rejectContract } from "@hunarmand/api/contracts/office-decisions";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { correctPrice } from "@hunarmand/api/jobs/price";
import { approveWalletPayment, confirmJobCash, declineWalletPayment } from "@hunarmand/api/payments/office";
import { agreeIdentityRequest, refuseIdentityRequest } from "@hunarmand/api/providers/identity-requests";
import { rejectProvider, sendBackProvider, verifyProvider } from "@hunarmand/api/providers/office";
import { type DueItem, type DueKind, listDue } from "@hunarmand/api/staff/inbox";
import { callPage } from "../../shared/calls/call-api.ts";
import { duePlaces } from "../due-places.ts";
import type { TaskKind, TourTask } from "./tour-task.ts";

/** The calls that decide. */
const ways: Record<TaskKind, readonly Call[]> = {
  application: [verifyProvider, sendBackProvider, rejectProvider],
  correction: [agreeIdentityRequest, refuseIdentityRequest],
  job: [assignJob],
  price: [correctPrice],
  "wallet-payment": [approveWalletPayment, declineWalletPayment],
  cash: [confirmJobCash],
  contract: [acceptContract, rejectContract],
  quote: [answerQuote],
  inquiry: [resolveInquiry],
};

/** The main work of each desk. An Owner decides what has waited longest. */
const mainKinds: Readonly<Record<string, TaskKind>> = {
  Verifier: "application",
  Dispatcher: "job",
  Finance: "wallet-payment",
  Support: "inquiry",
};

const isTask = (item: DueItem): item is DueItem & { kind: TaskKind } => item.kind in ways;

/** Returns what has waited longest at the role's own desk, else at any of its desks; undefined when nothing waits. */
export async function findTask(role: string): Promise<TourTask | undefined> {
  const main = mainKinds[role];
  return (main && (await findFirst(main))) ?? findFirst(undefined);
}

async function findFirst(kind: DueKind | undefined): Promise<TourTask | undefined> {
  const item = (await callPage(listDue, { query: { kind } })).items.find(isTask);
  return item && { kind: item.kind, id: item.id, address: duePlaces[item.kind].address(item) };
}

/** Returns whether nobody has decided it yet. It is at the beginning of its list, which has the oldest first. */
export async function isWaiting({ kind, id }: TourTask): Promise<boolean> {
  return (await callPage(listDue, { query: { kind } })).items.some((item) => item.id === id);
}

/** Returns whether this call, which the server has accepted, has decided the task. */
export const isDecision = (
  { kind, id }: TourTask,
  { path }: Call,
  { params }: { params?: Record<string, unknown> },
): boolean => params?.id === id && ways[kind].some((way) => way.path === path);
