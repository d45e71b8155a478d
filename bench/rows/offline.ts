import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getJob } from "@hunarmand/api/jobs/customer";
import { listCompletedJobs } from "@hunarmand/api/jobs/provider";
import { makePicture } from "../../apps/server/test/make-image.ts";
import { call, logIn, makeJob, makePlumber, type Person } from "../../apps/web/e2e/portal-api.ts";
import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { type Figure, limitOf, measureAlone } from "../compare.ts";
import { type CutNetwork, cutNetwork } from "../phone/cut-network.ts";
import { type Done, type OfflinePhone, openOfflinePhone } from "../phone/offline-phone.ts";

const cutsWanted = 200;
const emptyPauseMilliseconds = 250;
const emptyTries = 400;
const pricePkr = 1_500;

interface Count {
  acknowledged: number;
  found: number;
  lost: number;
  doubled: number;
}

/** All that a handyman sends for one job. Each is acknowledged: the server has replied, or it is saved on the phone. */
async function workOffline({ sendOrWait }: OfflinePhone, jobId: string): Promise<number> {
  const job = { subject: jobId, name: jobId };
  const pictures = await Promise.all(
    ["one.jpg", "two.jpg"].map(async (name) => new File([new Uint8Array(await makePicture())], name)),
  );
  const details = { duration: 1, description: "Two taps", location: "House 12", workStatus: "InProgress" };
  const feedback = { customerFeedback: "Good", customerRating: 5, workStatus: "Completed" };
  const calls: Done[] = [
    { ...job, kind: "arrival", values: {} },
    ...pictures.map((file) => ({ ...job, kind: "picture", values: { kind: "before" }, file })),
    { ...job, kind: "details", values: { ...details, salary: pricePkr } },
    { ...job, kind: "completion", values: feedback },
    { ...job, kind: "cash", values: { amount: pricePkr } },
  ];
  let acknowledged = 0;
  for (const one of calls) {
    await sendOrWait(one);
    acknowledged += 1;
  }
  return acknowledged;
}

/** Sends until nothing waits. A refused call stays, and counts as lost. */
async function empty(phone: OfflinePhone, person: string): Promise<void> {
  for (let turn = 0; turn < emptyTries; turn++) {
    await phone.sendWaiting();
    const left = await phone.listWaiting(person);
    if (left.every(({ refusal }) => refusal)) {
      for (const { kind, refusal } of left) process.stderr.write(`refused: ${kind}, ${refusal?.message}\n`);
      return;
    }
    await pause(emptyPauseMilliseconds);
  }
  throw new Error("The calls could not be sent.");
}

/** What the database has of a job: the steps of its history, its pictures and its cash. */
async function readJob(jobId: string, handyman: Person, email: string): Promise<number[]> {
  const customer = await logIn("ayesha.siddiqui@example.pk");
  const { timeline, attachments } = await call(customer, getJob, { params: { id: jobId } });
  const countOf = (kind: string) => timeline.filter((event) => event.kind === kind).length;
  const completed = await call(handyman, listCompletedJobs, { params: { email }, query: { limit: 100 } as never });
  const cash = completed.filter((job) => job.jobId === jobId && job.cashDeclared === pricePkr).length;
  return [countOf("arrived"), countOf("details-submitted"), countOf("completed"), cash, attachments.length];
}

/** One arrival, one set of details, one completion, one sum of cash, two pictures. */
const wantedOfJob = [1, 1, 1, 1, 2];

async function workUntilCut(phone: OfflinePhone, network: CutNetwork): Promise<Count> {
  const count = { acknowledged: 0, found: 0, lost: 0, doubled: 0 };
  while (network.countCuts() < cutsWanted) {
    const email = await makePlumber();
    const handyman = await logIn(email);
    phone.logIn(handyman);
    const { sub: person } = JSON.parse(atob(handyman.token.split(".")[1] ?? "")) as { sub: string };
    const jobId = await makeJob(handyman, "accepted");
    network.isUnsteady = true;
    count.acknowledged += await workOffline(phone, jobId);
    await empty(phone, person);
    network.isUnsteady = false;
    const found = await readJob(jobId, handyman, email);
    for (const [index, wanted] of wantedOfJob.entries()) {
      const have = found[index] ?? 0;
      count.found += Math.min(have, wanted);
      count.lost += Math.max(wanted - have, 0);
      count.doubled += Math.max(have - wanted, 0);
    }
  }
  return count;
}

/** Cuts the network 200 times at random moments while a phone sends whole jobs, and counts what the database has of them. */
export async function measureOffline(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-offline-"));
  const portal = await startPortal(join(folder, "data"));
  process.env.E2E_ADDRESS = portal.address;
  const network = cutNetwork(portal.address);
  const phone = await openOfflinePhone(portal.address);
  try {
    const { acknowledged, found, lost, doubled } = await workUntilCut(phone, network);
    process.stderr.write(
      `${network.describe()}: acknowledged ${acknowledged}, found ${found}, lost ${lost}, doubled ${doubled}\n`,
    );
    const what = `calls that a phone acknowledged, over ${cutsWanted} cuts of the network`;
    const goal = limitOf(0, "calls");
    return [
      measureAlone({ what: `lost ${what}`, unit: "calls", goal }, lost),
      measureAlone({ what: `doubled ${what}`, unit: "calls", goal }, doubled),
    ];
  } finally {
    await phone.close();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
