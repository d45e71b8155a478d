import { addAttachment, removeAttachment } from "@hunarmand/api/jobs/attachments";
import { getJob } from "@hunarmand/api/jobs/customer";
import { readJob } from "@hunarmand/api/jobs/office";
import { acceptJob, getJobDetails } from "@hunarmand/api/jobs/provider";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeJob, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { makeVoice, makeWebm } from "../../../test/make-voice.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { takeAttachmentSteps } from "../../../test/take-attachment-steps.ts";

const portal = await startPortal();

const { make, add, read, selectKept, listOffers, offerTo } = takeAttachmentSteps(portal);

describe("pictures and voice of a job", () => {
  it("are only shown to the handyman with the offer, the customer and the office", async () => {
    const { customer, provider, stranger, other } = await make();
    const id = await makeJob(portal, { customer, provider });
    const picture = (await add(customer, id, "picture")).body.attachment;
    const voice = (await add(customer, id, "voice")).body.attachment;
    expect([picture, voice]).toMatchObject([
      { kind: "picture", mimeType: "image/jpeg", seconds: null, isOwn: true },
      { kind: "voice", mimeType: "audio/ogg", seconds: 4, isOwn: true },
    ]);
    const shown = [picture, voice].map((attachment) => ({ ...attachment, isOwn: false }));
    const { body: offers } = await listOffers(provider);
    expect(offers).toMatchObject([{ id, attachments: shown }]);
    expect(JSON.stringify(offers)).not.toContain(customer.phone);
    const office = await makeStaff(portal, "Dispatcher");
    expect((await portal.as(office).call(readJob, { params: { id } })).body.attachments).toEqual(shown);
    expect((await portal.as(customer).call(getJob, { params: { id } })).body.attachments).toEqual([picture, voice]);
    for (const reader of [customer, provider, office])
      for (const each of [picture, voice]) expect((await read(reader, id, each.id)).status).toBe(200);
    for (const reader of [stranger, other])
      for (const each of [picture, voice])
        expect(await read(reader, id, each.id)).toMatchObject({ status: 404, error: { code: "not-found" } });
    const elsewhere = await makeJob(portal, { customer, provider });
    expect((await read(customer, elsewhere, picture.id)).status).toBe(404);
    expect(await selectKept()).toEqual([
      { kind: "job-picture", isEncrypted: true },
      { kind: "job-voice", isEncrypted: true },
    ]);
  });

  it("of before and after are shown to the job's handyman, but not with an offer", async () => {
    const { customer, provider, stranger } = await make();
    const id = await makeJob(portal, { customer, provider, status: "InProgress" });
    await offerTo(stranger, id);
    const before = (await add(provider, id, "before")).body.attachment;
    await add(provider, id, "after");
    expect((await read(stranger, id, before.id)).status).toBe(404);
    expect((await listOffers(stranger)).body).toMatchObject([{ attachments: [] }]);
    const { body } = await portal.as(provider).call(getJobDetails, { params: { jobId: id } });
    expect(body.attachments.map(({ kind, isOwn }) => [kind, isOwn])).toEqual([
      ["before", true],
      ["after", true],
    ]);
    expect((await read(customer, id, before.id)).status).toBe(200);
  });

  it("are hidden from those who lose the offer, and stay visible to the one who accepts", async () => {
    const { customer, provider, stranger } = await make();
    const id = await makeJob(portal, { customer, provider });
    await offerTo(stranger, id);
    const { attachment } = (await add(customer, id, "picture")).body;
    expect((await read(stranger, id, attachment.id)).status).toBe(200);
    await portal.as(provider).call(acceptJob, { body: { Id: id } });
    expect((await read(stranger, id, attachment.id)).status).toBe(404);
    expect((await read(provider, id, attachment.id)).status).toBe(200);
  });

  it("are served with their own type only, and pictures without their metadata", async () => {
    const { customer, provider } = await make();
    const id = await makeJob(portal, { customer, provider });
    const tagged = await sharp(await makePicture())
      .withExif({ IFD0: { Copyright: "at home" } })
      .jpeg()
      .toBuffer();
    const served = await read(customer, id, (await add(customer, id, "picture", tagged)).body.attachment.id);
    expect((await sharp(Buffer.from(await served.body.arrayBuffer())).metadata()).exif).toBeUndefined();
    const recording = makeVoice();
    const played = await read(customer, id, (await add(customer, id, "voice", recording)).body.attachment.id);
    expect(Buffer.from(await played.body.arrayBuffer())).toEqual(recording);
    expect(played.headers).toMatchObject({
      "content-type": "audio/ogg",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script></html>"), "voice-kind"],
    ["a film", makeWebm(1), "voice-kind"],
    ["a cut-off recording", makeVoice().subarray(0, 30), "voice-kind"],
    ["a minute and a quarter", makeVoice({ seconds: 75 }), "voice-seconds"],
  ])("refuse a voice that is %s", async (_what, bytes, code) => {
    const { customer, provider } = await make();
    const id = await makeJob(portal, { customer, provider });
    const answer = await add(customer, id, "voice", bytes);
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "file", code }] } });
    expect(await selectKept()).toEqual([]);
  });

  it("use the recorder's length if the recording has none, and refuse a large voice", async () => {
    const { customer, provider } = await make();
    const id = await makeJob(portal, { customer, provider });
    const { body } = await add(customer, id, "voice", makeWebm(2), { seconds: "12" });
    expect(body.attachment).toMatchObject({ mimeType: "audio/webm", seconds: 12 });
    const large = await add(customer, id, "voice", Buffer.concat([makeVoice(), Buffer.alloc(2 * 1024 * 1024)]));
    expect(large).toMatchObject({ status: 413, error: { issues: [{ field: "file", code: "voice-bytes" }] } });
    expect(await add(customer, id, "picture", makeVoice())).toMatchObject({
      status: 400,
      error: { issues: [{ field: "file", code: "picture-kind" }] },
    });
    const body2 = makeForm({ kind: "picture" });
    expect(await portal.as(customer).call(addAttachment, { params: { id }, body: body2 })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "file", code: "picture-missing" }] },
    });
  });

  it("are only added and removed by those whose job it is, while it is open", async () => {
    const { customer, provider, stranger, other } = await make();
    const id = await makeJob(portal, { customer, provider, status: "Accepted" });
    expect((await add(other, id, "picture")).error?.code).toBe("job-not-found");
    expect((await add(stranger, id, "before")).error?.code).toBe("job-not-found");
    expect((await add(provider, id, "picture")).error?.code).toBe("not-allowed");
    expect((await add(customer, id, "after")).error?.code).toBe("not-allowed");
    const { attachment } = (await add(customer, id, "picture")).body;
    const remove = (person: Person) =>
      portal.as(person).call(removeAttachment, { params: { id, attachmentId: attachment.id } });
    expect((await remove(other)).error?.code).toBe("job-not-found");
    expect((await remove(provider)).error?.code).toBe("not-allowed");
    expect(await remove(customer)).toMatchObject({ status: 200 });
    expect(await remove(customer)).toMatchObject({ status: 200 });
    expect((await read(customer, id, attachment.id)).status).toBe(404);
    expect(await selectKept()).toEqual([]);
    await portal.db.updateTable("jobs").set({ status: "Completed" }).where("id", "=", id).execute();
    expect((await add(customer, id, "picture")).error?.code).toBe("job-state");
    expect((await add(provider, id, "after")).error?.code).toBe("job-state");
  });

  it("of a former handyman stay unchanged when the next one gets the job", async () => {
    const { customer, provider, stranger } = await make();
    const id = await makeJob(portal, { customer, provider, status: "Accepted" });
    const { attachment } = (await add(provider, id, "before")).body;
    await portal.db.updateTable("jobs").set({ providerId: stranger.id }).where("id", "=", id).execute();
    const params = { id, attachmentId: attachment.id };
    expect((await portal.as(stranger).call(removeAttachment, { params })).error?.code).toBe("not-allowed");
    expect((await read(stranger, id, attachment.id)).status).toBe(200);
    expect((await read(provider, id, attachment.id)).status).toBe(404);
  });

  it("are at most five of a kind and one voice, even when eight are added at once", async () => {
    const { customer, provider } = await make();
    const id = await makeJob(portal, { customer, provider });
    const pictures = await Promise.all(Array.from({ length: 8 }, () => add(customer, id, "picture")));
    expect(pictures.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(3).fill(409)]);
    expect(pictures.find(({ status }) => status === 409)?.error?.code).toBe("attachments-full");
    const voices = await Promise.all([1, 2, 3].map(() => add(customer, id, "voice")));
    expect(voices.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const kept = await portal.db.selectFrom("jobAttachments").select("kind").execute();
    expect(kept.map(({ kind }) => kind).sort()).toEqual([...Array(5).fill("picture"), "voice"]);
  });

  it("appear on open screens at once", async () => {
    const { customer, provider } = await make();
    const id = await makeJob(portal, { customer, provider });
    await add(customer, id, "picture");
    const events = await portal.db
      .selectFrom("liveEvents")
      .select("accountId")
      .where("kind", "=", "job-attachment-added")
      .where("subjectId", "=", id)
      .where("notifiedAt", "is not", null)
      .execute();
    expect(new Set(events.map(({ accountId }) => accountId))).toEqual(new Set([customer.id, provider.id, null]));
  });

  it("are stored once, however often they are sent with one key", async () => {
    const { customer, provider } = await make();
    const id = await makeJob(portal, { customer, provider });
    const file = await makePicture();
    const send = () =>
      portal
        .as(customer)
        .call(
          addAttachment,
          { params: { id }, body: makeForm({ kind: "picture", file }) },
          { "idempotency-key": "one" },
        );
    expect((await send()).body).toEqual((await send()).body);
    expect(await selectKept()).toHaveLength(1);
  });
});
