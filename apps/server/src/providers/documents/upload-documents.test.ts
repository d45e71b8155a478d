import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Call } from "@hunarmand/api/call";
import * as api from "@hunarmand/api/providers/documents";
import { listOwnPapers } from "@hunarmand/api/providers/papers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const papers = [
  [api.uploadCnicFront, "cnicFront", "cnic-front", "CNIC front uploaded successfully!"],
  [api.uploadCnicBack, "cnicBack", "cnic-back", "CNIC back uploaded successfully!"],
  [api.uploadContractPaper, "contractPaperImage", "contract-paper", "Contract paper uploaded successfully!"],
] as const;

const selectFiles = () => portal.db.selectFrom("files").selectAll().orderBy("createdAt").execute();

describe.each(papers)("%#: papers of a provider", (call, field, kind, message) => {
  const send = async (person: Person, id: string, fields: Record<string, Uint8Array | string> = {}) => {
    const body = makeForm({ [field]: await makePicture(), ...fields });
    return portal.as(person).call(call as Call, { params: { id }, body } as never);
  };

  it("can be uploaded while a provider waits for the office, and are encrypted at rest", async () => {
    for (const status of ["Pending", "SentBack", "Verified"] as const) {
      const provider = await makeProvider(portal, { status });
      expect(await send(provider, provider.id)).toMatchObject({ status: 200, body: { message } });
    }
    for (const row of await selectFiles()) {
      expect(row).toMatchObject({ kind, isEncrypted: true, mime: "image/jpeg" });
      await expect(sharp(await readFile(join(portal.filesFolder, row.storedName))).metadata()).rejects.toThrow();
    }
  });

  it("are listed as received, with the time, while the others are missing", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    await send(provider, provider.id);
    const { body } = await portal.as(provider).call(listOwnPapers, {});
    const receivedDate = (await selectFiles())[0]?.createdAt.toISOString();
    for (const paper of body)
      expect(paper).toMatchObject(
        paper.kind === kind ? { state: "received", receivedDate } : { state: "missing", receivedDate: null },
      );
  });

  it("cannot be read by another provider (security rule 1)", async () => {
    const [provider, stranger] = [await makeProvider(portal), await makeProvider(portal)];
    const answer = await send(stranger, provider.id);
    expect(answer).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
    expect(JSON.stringify(answer.body)).not.toContain(provider.id);
    expect(await selectFiles()).toEqual([]);
  });

  it("can be uploaded by the Verifier, and by no other desk", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const [verifier, finance] = [await makeStaff(portal, "Verifier"), await makeStaff(portal, "Finance")];
    expect((await send(verifier, provider.id)).status).toBe(200);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "after"]).orderBy("id").execute();
    expect(audit).toEqual([{ action: "provider.upload", after: { files: [kind] } }]);
    expect((await send(finance, provider.id)).status).toBe(403);
    expect((await send(verifier, (await makeCustomer(portal)).id)).status).toBe(404);
  });

  it("need a picture in the right field", async () => {
    const provider = await makeProvider(portal);
    const empty = await portal
      .as(provider)
      .call(call as Call, { params: { id: provider.id }, body: makeForm({}) } as never);
    expect(empty).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    const other = await send(provider, provider.id, { selfie: await makePicture() });
    expect(other).toMatchObject({ status: 400, error: { issues: [{ field: "selfie" }] } });
    const html = await send(provider, provider.id, { [field]: Buffer.from("<html></html>") });
    expect(html).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    expect(await selectFiles()).toEqual([]);
  });

  it("can have at most 5 MiB", async () => {
    const provider = await makeProvider(portal);
    const answer = await send(provider, provider.id, { [field]: Buffer.alloc(5 * 1024 * 1024 + 1) });
    expect(answer).toMatchObject({ status: 413, error: { code: "body-too-large", issues: [{ field }] } });
  });
});

describe("several files together", () => {
  const makeAll = async () => ({
    File: await makePicture(),
    cnicFront: await makePicture({ format: "png" }),
    cnicBack: await makePicture({ format: "webp" }),
    contractPaperImage: await makePicture(),
  });

  it("are stored together, and documents are encrypted", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const answer = await portal.as(provider).call(api.uploadFiles, { body: makeForm(await makeAll()) });
    expect(answer).toMatchObject({ status: 200, body: { message: "Files uploaded successfully!" } });
    const rows = (await selectFiles()).map(({ kind, isEncrypted }) => `${kind} ${isEncrypted}`);
    expect(rows.sort()).toEqual(["cnic-back true", "cnic-front true", "contract-paper true", "profile-image false"]);
  });

  it("are refused together if one is not a picture", async () => {
    const provider = await makeProvider(portal);
    const body = makeForm({ ...(await makeAll()), cnicBack: Buffer.from("GIF89a") });
    const answer = await portal.as(provider).call(api.uploadFiles, { body });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "cnicBack" }] } });
    expect(await selectFiles()).toEqual([]);
  });

  it("need at least one file", async () => {
    const provider = await makeProvider(portal);
    expect((await portal.as(provider).call(api.uploadFiles, { body: makeForm({}) })).status).toBe(400);
  });

  it("are for the caller, or for the provider that the office names (security rule 1)", async () => {
    const [provider, stranger, verifier] = [
      await makeProvider(portal),
      await makeProvider(portal),
      await makeStaff(portal, "Verifier"),
    ];
    const upload = async (person: Person, fields: Record<string, string>) =>
      portal.as(person).call(api.uploadFiles, { body: makeForm({ cnicFront: await makePicture(), ...fields }) });
    expect((await upload(stranger, { id: provider.id })).status).toBe(404);
    expect((await upload(stranger, { Email: provider.email })).status).toBe(403);
    expect(await upload(verifier, {})).toMatchObject({ status: 400, error: { issues: [{ field: "id" }] } });
    expect((await upload(verifier, { id: stranger.id, Email: provider.email })).status).toBe(400);
    expect(await selectFiles()).toEqual([]);
    expect((await upload(verifier, { Email: provider.email })).status).toBe(200);
    expect(await selectFiles()).toMatchObject([{ ownerId: provider.id, kind: "cnic-front" }]);
  });

  it("need a multipart form and a token", async () => {
    const provider = await makeProvider(portal);
    const asJson = { method: "POST", url: "/api/Provider/upload-files", payload: {} } as const;
    const headers = await portal.headersOf(provider);
    expect((await portal.app.inject({ ...asJson, headers })).statusCode).toBe(415);
    expect((await portal.call(api.uploadFiles, { body: makeForm({}) })).status).toBe(401);
  });
});
