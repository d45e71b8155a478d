import type * as api from "@hunarmand/api/inquiries/office";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findDeskInquiry } from "../inquiries.queries.ts";
import { readThread } from "../thread/inquiry-thread.ts";
import { selectColleagues } from "./colleagues.queries.ts";
import { toOfficeInquiry } from "./list-inquiries.ts";
import {
  findInquiryContract,
  findInquiryJob,
  findSender,
  selectOtherInquiries,
  selectSenderJobs,
} from "./read-inquiry.queries.ts";

export const readInquiry: UseCase<typeof api.readInquiry> = async ({ db }, caller, { params }) => {
  const row = await findDeskInquiry(db, params.id);
  if (!row) throw new AppError("inquiry-not-found");
  const [sender, job, contract, others, thread, colleagues] = await Promise.all([
    findSender(db, row),
    findInquiryJob(db, row),
    findInquiryContract(db, row),
    selectOtherInquiries(db, row),
    readThread(db, row),
    selectColleagues(db, caller.accountId),
  ]);
  const jobs = sender ? await selectSenderJobs(db, sender) : [];
  return {
    ...toOfficeInquiry(row, caller),
    sender: sender
      ? {
          id: sender.id,
          kind: sender.role === "Customer" ? "customer" : "provider",
          name: sender.name,
          isProven: sender.isProven,
        }
      : null,
    job: job ? toInquiryJob(job) : null,
    contract: contract ?? null,
    jobs: jobs.map(toInquiryJob),
    ...{ thread, colleagues },
    others: others.map(({ createdAt, ...other }) => ({ ...other, createdDate: createdAt.toISOString() })),
  };
};

type JobRow = Awaited<ReturnType<typeof selectSenderJobs>>[number];

const toInquiryJob = ({ number, createdAt, ...job }: JobRow) => ({
  ...job,
  jobNumber: toJobNumber(number),
  createdDate: createdAt.toISOString(),
});
