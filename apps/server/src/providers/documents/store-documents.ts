import type { UploadedFile } from "@hunarmand/api/call";
import { Id } from "@hunarmand/api/fields";
import type { uploadFiles } from "@hunarmand/api/providers/documents";
import { papersByField } from "@hunarmand/api/providers/papers";
import type { Database } from "../../database/database.ts";
import type { CurrentFileKind } from "../../database/tables/file-tables.ts";
import { isHeldOpen } from "../../domain/account/hold-open-account.ts";
import { isOwn } from "../../domain/account/own-account.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { storeImages } from "../../services/files/files.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { findProviderIdByEmail, isProvider } from "../providers.queries.ts";

/** The form's fields. */
type DocumentField = (typeof uploadFiles.files)[number];

/** Others can see the profile picture. Papers are encrypted at rest. */
const describeDocument = (field: DocumentField): { kind: CurrentFileKind; isPrivate: boolean } =>
  field === "File" ? { kind: "profile-image", isPrivate: false } : { kind: papersByField[field], isPrivate: true };

/** Returns the id if it is the caller's, or if the office names a provider. @throws AppError provider-not-found for any other id */
export async function getOwnerById(db: Database, caller: Caller, id: string): Promise<string> {
  if (id === caller.accountId) return id;
  if (!isOffice(caller) || !(await isProvider(db, id))) throw new AppError("provider-not-found");
  return id;
}

/**
 * Returns the id of the provider with this e-mail. An account without e-mail is named by its id.
 * @throws AppError not-your-account if somebody outside the office names another person (docs/security-rules.md S1)
 */
export async function getOwnerByEmail(db: Database, caller: Caller, email: string): Promise<string> {
  if (isOwn(caller, email)) return caller.accountId;
  if (!isOffice(caller)) throw new AppError("not-your-account");
  if (Id.safeParse(email).success) return getOwnerById(db, caller, email);
  const id = await findProviderIdByEmail(db, normaliseEmail(email));
  if (!id) throw new AppError("provider-not-found");
  return id;
}

/** Stores all documents or none, and audits uploads by the office. @throws AppError invalid-input without any file */
export async function storeDocuments(
  services: Services,
  caller: Caller,
  {
    ownerId,
    files,
    fields,
  }: { ownerId: string; files: Record<string, UploadedFile>; fields: readonly DocumentField[] },
): Promise<void> {
  const wishes = fields.flatMap((field) => {
    const upload = files[field];
    return upload ? [{ ownerId, upload, ...describeDocument(field) }] : [];
  });
  const [firstField = ""] = fields;
  if (wishes.length === 0) throw invalidField(firstField, "picture-missing");
  await storeImages(services, wishes, async (transaction) => {
    if (!(await isHeldOpen(transaction, ownerId)))
      throw new AppError(ownerId === caller.accountId ? "not-signed-in" : "provider-not-found");
    if (!isOffice(caller)) return;
    await writeAudit(transaction, {
      at: services.clock.now(),
      actorId: caller.accountId,
      action: "provider.upload",
      subjectType: "provider",
      subjectId: ownerId,
      after: { files: wishes.map(({ kind }) => kind) },
    });
  });
}
