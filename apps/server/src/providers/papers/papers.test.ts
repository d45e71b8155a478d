import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { getProviderDocument } from "@hunarmand/api/providers/office";
import { listOwnPapers, paperKinds, refusePaper } from "@hunarmand/api/providers/papers";
import { describe, expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();
const reason = "The number cannot be read.";

const send = async (person: Person) =>
  portal
    .as(person)
    .call(uploadCnicFront, { params: { id: person.id }, body: makeForm({ cnicFront: await makePicture() }) });
const read = async (person: Person) => (await portal.as(person).call(listOwnPapers, {})).body;
const refuse = (staff: Person, id: string, text = reason) =>
  portal.as(staff).call(refusePaper, { params: { id, kind: "cnic-front" }, body: { reason: text } });

describe("each document", () => {
  it("is shown as missing, received, in review, refused with the reason, and received again", async () => {
    const [provider, verifier] = [
      await makeProvider(portal, { status: "Pending" }),
      await makeStaff(portal, "Verifier"),
    ];
    const state = async () => (await read(provider))[0]?.state;
    expect((await read(provider)).map((paper) => paper.state)).toEqual(paperKinds.map(() => "missing"));
    await send(provider);
    expect(await state()).toBe("received");
    await portal.as(verifier).call(getProviderDocument, { params: { id: provider.id, kind: "cnic-front" } });
    expect(await state()).toBe("reviewing");
    expect((await refuse(verifier, provider.id)).status).toBe(200);
    expect((await read(provider))[0]).toMatchObject({ state: "refused", reason });
    await send(provider);
    expect((await read(provider))[0]).toMatchObject({ state: "received", reason: null });
  });

  it("is refused once, only by a Verifier, with an audit row, and its owner reads the reason", async () => {
    const [provider, verifier] = [
      await makeProvider(portal, { status: "Pending" }),
      await makeStaff(portal, "Verifier"),
    ];
    expect((await refuse(verifier, provider.id)).status).toBe(404);
    await send(provider);
    expect((await refuse(verifier, provider.id, "  ")).error.issues).toMatchObject([{ field: "reason" }]);
    expect((await refuse(await makeStaff(portal, "Finance"), provider.id)).status).toBe(403);
    const ends = await Promise.all([refuse(verifier, provider.id), refuse(verifier, provider.id)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readNotices(portal, provider)).toMatchObject([{ kind: "paper-refused", reason, link: "/pending" }]);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["action", "reason"])
      .where("action", "=", "provider.refuse-cnic-front")
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ action: "provider.refuse-cnic-front", reason }]);
  });
});
