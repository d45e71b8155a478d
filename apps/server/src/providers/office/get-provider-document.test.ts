import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { getProviderDocument } from "@hunarmand/api/providers/office";
import { expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

it("only the Verifier can read a provider's document, with an audit row each time", async () => {
  const [provider, verifier] = [await makeProvider(portal, { status: "Pending" }), await makeStaff(portal, "Verifier")];
  const body = makeForm({ cnicFront: await makePicture() });
  await portal.as(provider).call(uploadCnicFront, { params: { id: provider.id }, body });
  const params = { id: provider.id, kind: "cnic-front" as const };

  const shown = await portal.as(verifier).call(getProviderDocument, { params });

  expect(shown.status).toBe(200);
  expect(shown.headers["content-type"]).toBe("image/jpeg");
  const audit = await portal.db.selectFrom("auditEntries").select(["action", "subjectId"]).orderBy("id").execute();
  expect(audit).toEqual([{ action: "provider.read-cnic-front", subjectId: provider.id }]);
  for (const person of [provider, await makeStaff(portal, "Finance")]) {
    expect((await portal.as(person).call(getProviderDocument, { params })).status).toBe(403);
  }
});

it("a document that was not uploaded is not found", async () => {
  const [provider, verifier] = [await makeProvider(portal), await makeStaff(portal, "Verifier")];
  const params = { id: provider.id, kind: "contract-paper" as const };
  const answer = await portal.as(verifier).call(getProviderDocument, { params });
  expect(answer).toMatchObject({ status: 404, error: { code: "not-found" } });
});
