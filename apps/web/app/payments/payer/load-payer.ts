import { getJob } from "@hunarmand/api/jobs/customer";
import { getAmountDue } from "@hunarmand/api/payments/due";
import { callApi } from "../../shared/calls/call-api.ts";
import { startLoad } from "../../shared/calls/loaded.tsx";

/** What a customer recognises their job by. */
export interface PaidJob {
  skill: string;
  jobNumber: string;
  completedDate: string | null;
  /** The name of the handyman. */
  name: string;
}

export interface Payer {
  /** The form's first amount; empty when nothing is due. */
  amount: string;
  cardEntry: "form" | "page" | "off";
  /** A completed job to pay for, from `?jobId`. */
  jobId: string | undefined;
  /** Undefined without a job, or when it cannot be loaded: it can be paid all the same. */
  job: PaidJob | undefined;
}

/**
 * Returns the amount due from the server. An error (the person may not pay, or the job cannot be paid) is shown before
 * the form.
 */
export function loadPayer(request: Request): Promise<Payer> {
  const jobId = new URL(request.url).searchParams.get("jobId") ?? undefined;
  const loading = Promise.all([callApi(getAmountDue, { query: { jobId } }), jobId ? findJob(jobId) : undefined]);
  return startLoad(
    loading.then(([{ amount, cardEntry }, job]) => ({
      amount: amount > 0 ? String(amount) : "",
      ...{ cardEntry, jobId, job },
    })),
  );
}

async function findJob(id: string): Promise<PaidJob | undefined> {
  const job = await callApi(getJob, { params: { id } }).catch(() => undefined);
  if (!job) return undefined;
  const { skill, jobNumber, completedDate, provider } = job;
  return { skill, jobNumber, completedDate, name: provider?.name ?? "" };
}
