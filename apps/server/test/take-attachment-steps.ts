import { type AttachmentKind, addAttachment, getAttachment } from "@hunarmand/api/jobs/attachments";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { makeCustomer, makeProvider } from "./make.ts";
import { makeForm, makePicture } from "./make-image.ts";
import { makeVoice } from "./make-voice.ts";
import type { Person, Portal } from "./portal.ts";

/** Adds and reads attachments of a job with any account. */
export function takeAttachmentSteps(portal: Portal) {
  return {
    make: async () => {
      const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
      return { customer, provider, stranger: await makeProvider(portal), other: await makeCustomer(portal) };
    },
    add: async (person: Person, id: string, kind: AttachmentKind, file?: Uint8Array, more = {}) => {
      const bytes = file ?? (kind === "voice" ? makeVoice() : await makePicture());
      return portal.as(person).call(addAttachment, { params: { id }, body: makeForm({ kind, ...more, file: bytes }) });
    },
    read: (person: Person, id: string, attachmentId: string) =>
      portal.as(person).call(getAttachment, { params: { id, attachmentId } }),
    selectKept: () => portal.db.selectFrom("files").select(["kind", "isEncrypted"]).orderBy("createdAt").execute(),
    /** In addition to the first provider. */
    offerTo: (person: Person, jobId: string) =>
      portal.db
        .insertInto("offers")
        .values({ jobId, providerId: person.id, status: "Offered", round: 2, createdAt: portal.clock.now() })
        .execute(),
    listOffers: (person: Person) =>
      portal.as(person).call(listRequestedJobs, { params: { email: person.email }, query: {} }),
  };
}
