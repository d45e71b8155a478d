import { randomUUID } from "node:crypto";
import type { UploadedFile } from "@hunarmand/api/call";
import * as api from "@hunarmand/api/jobs/attachments";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { insertWrittenFile, type WrittenFile, writeImage, writeVoice } from "../../services/files/files.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { assertAttachable } from "./attachable-job.ts";
import { toAttachments } from "./attachment-wire.ts";
import { countAttachments, insertAttachment } from "./attachments.queries.ts";

export const addAttachment: UseCase<typeof api.addAttachment> = async (services, caller, input) => {
  const { params, body, files } = input;
  const { kind } = body;
  const isVoice = kind === "voice";
  if (!files.file) throw invalidField("file", isVoice ? "voice-missing" : "picture-missing");
  const place = { jobId: params.id, kind };
  // Before the costly part: a stranger's picture is not decoded.
  await assertAttachable(services.db, caller, place);
  const written = await write(services, files.file, { ownerId: caller.accountId, isVoice });
  const seconds = isVoice ? (written.seconds ?? body.seconds ?? null) : null;
  const attachment = await keep(services, caller, { ...place, written, seconds });
  const { addPicture, addVoice } = getReplies();
  return { message: isVoice ? addVoice : addPicture, attachment };
};

type Written = WrittenFile & { seconds?: number | undefined };

/** Stores the file encrypted: pictures of homes and voices are private. */
function write(
  services: Services,
  upload: UploadedFile,
  { ownerId, isVoice }: { ownerId: string; isVoice: boolean },
): Promise<Written> {
  if (isVoice) return writeVoice(services, { ownerId, kind: "job-voice", upload, isPrivate: true });
  return writeImage(services, { ownerId, kind: "job-picture", upload, isPrivate: true });
}

interface NewAttachment {
  jobId: string;
  kind: api.AttachmentKind;
  written: Written;
  seconds: number | null;
}

/** Counts with the job locked: of two uploads for the last place, one is refused. The sweeper deletes its bytes. */
async function keep({ db, clock }: Services, caller: Caller, { jobId, kind, written, seconds }: NewAttachment) {
  const id = randomUUID();
  const { accountId } = caller;
  const now = clock.now();
  await asOpenAccount(db, accountId, async (transaction) => {
    await lockJob(transaction, jobId);
    await assertAttachable(transaction, caller, { jobId, kind });
    const { max } = api.attachmentRules[kind];
    if ((await countAttachments(transaction, jobId, kind)) >= max) throw new AppError("attachments-full", [], { max });
    const { id: fileId } = await insertWrittenFile(transaction, { ...written, now });
    await insertAttachment(transaction, { id, jobId, fileId, addedBy: accountId, kind, seconds, createdAt: now });
  });
  const row = { id, kind, mime: written.mime, at: now.toISOString(), seconds, adder: accountId };
  const [attachment] = toAttachments([row], caller);
  if (!attachment) throw new Error("toAttachments returned no attachment for a row");
  return attachment;
}
