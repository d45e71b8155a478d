import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getProfileImage, uploadProfile } from "@hunarmand/api/providers/documents";
import { editUser } from "@hunarmand/api/providers/providers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const selectFiles = () => portal.db.selectFrom("files").selectAll().orderBy("createdAt").execute();

async function uploadPicture(person: Person, email: string, field = "File") {
  const body = makeForm({ Email: email, [field]: await makePicture() });
  return portal.as(person).call(uploadProfile, { body });
}

describe("a profile picture", () => {
  it("is uploaded by its owner, and served as an image only", async () => {
    const provider = await makeProvider(portal);
    const answer = await uploadPicture(provider, provider.email);
    expect(answer).toMatchObject({ status: 200, body: { message: "Profile image uploaded successfully!" } });

    const shown = await portal.as(provider).call(getProfileImage, { query: { email: provider.email } });

    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { width, format } = await sharp(Buffer.from(await shown.body.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 60, format: "jpeg" });
  });

  it("replaces the former one", async () => {
    const provider = await makeProvider(portal);
    await uploadPicture(provider, provider.email);
    const [former] = await selectFiles();
    await uploadPicture(provider, provider.email.toUpperCase(), "file");
    const rows = await selectFiles();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).not.toBe(former?.id);
    await expect(readFile(join(portal.filesFolder, former?.storedName ?? ""))).rejects.toThrow("ENOENT");
  });

  it("is named in the profile, so that clients do not request a missing one", async () => {
    const provider = await makeProvider(portal);
    const readProfile = () => portal.as(provider).call(editUser, { query: { email: provider.email } });
    expect((await readProfile()).body).toMatchObject({ hasPicture: false });
    await uploadPicture(provider, provider.email);
    expect((await readProfile()).body).toMatchObject({ hasPicture: true });
  });

  it("is a 404 if there is none", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    for (const person of [provider, customer]) {
      const answer = await portal.as(person).call(getProfileImage, { query: { email: person.email } });
      expect(answer).toMatchObject({ status: 404, error: { code: "not-found" } });
    }
  });

  it("cannot be read or changed by another provider (security rule 1)", async () => {
    const [provider, stranger, customer] = [
      await makeProvider(portal),
      await makeProvider(portal),
      await makeCustomer(portal),
    ];
    await uploadPicture(provider, provider.email);
    for (const person of [stranger, customer]) {
      const query = { email: provider.email };
      const seen = await portal.as(person).call(getProfileImage, { query });
      expect(seen).toMatchObject({ status: 403, error: { code: "not-your-account" } });
      expect(JSON.stringify(seen.body)).not.toContain(provider.email);
    }
    const before = await selectFiles();
    const changed = await uploadPicture(stranger, provider.email);
    expect(changed).toMatchObject({ status: 403, error: { code: "not-your-account" } });
    expect(await selectFiles()).toEqual(before);
  });

  it("can be read and changed by the office, with an audit row each time (security rule 1)", async () => {
    const [provider, verifier] = [await makeProvider(portal), await makeStaff(portal, "Verifier")];
    expect((await uploadPicture(verifier, provider.email)).status).toBe(200);
    const query = { email: provider.email };
    expect((await portal.as(verifier).call(getProfileImage, { query })).status).toBe(200);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action", "subjectId"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([
      { actorId: verifier.id, action: "provider.upload", subjectId: provider.id },
      { actorId: verifier.id, action: "account.read", subjectId: provider.id },
    ]);
    expect((await uploadPicture(verifier, "nobody@example.pk")).status).toBe(404);
  });
});
