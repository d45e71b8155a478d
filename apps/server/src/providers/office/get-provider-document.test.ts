import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { getProviderDocument } from "@hunarmand/api/providers/office";
import { revealApplication } from "@hunarmand/api/providers/office-records";
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

const readAudit = async () =>
  (await portal.db.selectFrom("auditEntries").select("action").orderBy("id").execute()).map(({ action }) => action);

async function makeApplicant() {
  const provider = await makeProvider(portal, { status: "Pending" });
  const params = { id: provider.id };
  const send = async () =>
    portal.as(provider).call(uploadCnicFront, { params, body: makeForm({ cnicFront: await makePicture() }) });
  await send();
  return { provider, params, send };
}

it("one reveal of an application writes one audit row for the CNIC and all papers", async () => {
  const { params } = await makeApplicant();
  const [verifier, colleague] = [await makeStaff(portal, "Verifier"), await makeStaff(portal, "Verifier")];
  const { body } = await portal.as(verifier).call(revealApplication, { params });
  expect(body).toMatchObject({ cnic: expect.stringMatching(/^\d{13}$/), papers: ["cnic-front"] });
  const paper = { params: { ...params, kind: "cnic-front" as const } };
  expect((await portal.as(verifier).call(getProviderDocument, paper)).status).toBe(200);
  expect(await readAudit(), "the paper is in the row of the reveal").toEqual(["provider.reveal"]);
  await portal.as(colleague).call(getProviderDocument, paper);
  expect(await readAudit(), "a colleague's reading is their own").toEqual([
    "provider.reveal",
    "provider.read-cnic-front",
  ]);
});

it("a reveal does not cover a newer paper, and ends after ten minutes", async () => {
  const { params, send } = await makeApplicant();
  const verifier = portal.as(await makeStaff(portal, "Verifier"));
  const paper = { params: { ...params, kind: "cnic-front" as const } };
  await verifier.call(revealApplication, { params });
  portal.clock.advance({ seconds: 1 });
  await send();
  await verifier.call(getProviderDocument, paper);
  expect(await readAudit()).toEqual(["provider.reveal", "provider.read-cnic-front"]);
  await verifier.call(revealApplication, { params });
  portal.clock.advance({ minutes: 11 });
  await verifier.call(getProviderDocument, paper);
  expect(await readAudit()).toEqual([
    ...["provider.reveal", "provider.read-cnic-front"],
    ...["provider.reveal", "provider.read-cnic-front"],
  ]);
});

it("only a Verifier reveals an application", async () => {
  const { provider, params } = await makeApplicant();
  for (const person of [provider, await makeStaff(portal, "Support"), await makeStaff(portal, "Dispatcher")]) {
    expect((await portal.as(person).call(revealApplication, { params })).status).toBe(403);
  }
  expect(await readAudit()).toEqual([]);
  const verifier = portal.as(await makeStaff(portal, "Verifier"));
  const unknown = await verifier.call(revealApplication, { params: { id: crypto.randomUUID() } });
  expect(unknown).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
});
