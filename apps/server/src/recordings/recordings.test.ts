import * as api from "@hunarmand/api/recordings/recordings";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import type { Language } from "@hunarmand/texts/catalogue";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { makeForm, makePicture } from "../../test/make-image.ts";
import { makeVoice, makeWebm } from "../../test/make-voice.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const place = (language: Language = "ur", sentence: SpokenSentence = "arrival") => ({ language, sentence });

const save = (person: Person, file: Uint8Array = makeVoice(), params = place(), more = {}) =>
  portal.as(person).call(api.saveRecording, { params, body: makeForm({ ...more, file }) });
const remove = (person: Person, params = place()) => portal.as(person).call(api.removeRecording, { params });
const listIn = async (language: Language) =>
  (await portal.call(api.listRecordings, { params: { language } })).body.map(({ sentence }) => sentence);
const findHash = async () =>
  (await portal.call(api.listRecordings, { params: { language: "ur" } })).body[0]?.hash ?? "";
const play = (hash: string) => portal.call(api.getRecording, { params: { hash } });
const selectFiles = () => portal.db.selectFrom("files").select(["kind", "isEncrypted", "storedName"]).execute();
const readAudit = () =>
  portal.db.selectFrom("auditEntries").select(["action", "subjectType", "subjectId"]).orderBy("id").execute();

let owner: Person;
beforeEach(async () => {
  owner = await makeStaff(portal);
});

describe("recorded sentences", () => {
  it("are none at first, and then are played by everybody in their own language", async () => {
    expect(await listIn("ur")).toEqual([]);
    const recording = makeVoice({ seconds: 3 });
    expect(await save(owner, recording)).toMatchObject({ status: 200, body: { message: "The recording is saved." } });
    expect(await listIn("ur")).toEqual(["arrival"]);
    expect(await listIn("en")).toEqual([]);
    const played = await play(await findHash());
    expect(Buffer.from(await played.body.arrayBuffer())).toEqual(recording);
    expect(played.headers).toMatchObject({
      "content-type": "audio/ogg",
      "cache-control": "public, max-age=31536000",
      "x-content-type-options": "nosniff",
    });
    expect(await selectFiles()).toMatchObject([{ kind: "recording", isEncrypted: false }]);
  });

  it("have another address when they are replaced, and the old one is gone with its file", async () => {
    await save(owner);
    const former = await findHash();
    expect((await save(owner, makeVoice({ seconds: 9 }))).status).toBe(200);
    const current = await findHash();
    expect(current).not.toBe(former);
    expect(await play(former)).toMatchObject({ status: 404, error: { code: "not-found" } });
    expect((await play(current)).status).toBe(200);
    expect(await selectFiles()).toHaveLength(1);
  });

  it("are listed for the office with length and date, and removed twice without harm", async () => {
    await save(owner, makeVoice(), place("en", "price"));
    await save(owner, makeWebm(2), place("ur", "price"), { seconds: "12" });
    const list = async () => (await portal.as(owner).call(api.listOfficeRecordings, {})).body;
    const recordedDate = expect.stringMatching(/^2026-03-02T/);
    expect(await list()).toMatchObject([
      { language: "en", sentence: "price", seconds: 4, recordedDate },
      { language: "ur", sentence: "price", seconds: 12, recordedDate },
    ]);
    for (const _time of [1, 2]) expect((await remove(owner, place("ur", "price"))).status).toBe(200);
    expect(await list()).toMatchObject([{ language: "en" }]);
    expect(await listIn("ur")).toEqual([]);
    expect(await selectFiles()).toHaveLength(1);
  });

  it("leave one file and one row when two people replace the same one at once", async () => {
    const tries = [1, 2, 3, 4].map((seconds) => save(owner, makeVoice({ seconds })));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await listIn("ur")).toEqual(["arrival"]);
    expect(await selectFiles()).toHaveLength(1);
  });

  it("write an audit row for each change", async () => {
    await save(owner);
    await remove(owner);
    const subject = { subjectType: "recording", subjectId: "ur/arrival" };
    expect(await readAudit()).toEqual([
      { action: "recording.save", ...subject },
      { action: "recording.remove", ...subject },
    ]);
  });

  it("are changed and listed only by the Owner", async () => {
    await save(owner);
    for (const person of [await makeStaff(portal, "Support"), await makeCustomer(portal)]) {
      expect((await save(person)).status).toBe(403);
      expect((await remove(person)).status).toBe(403);
      expect((await portal.as(person).call(api.listOfficeRecordings, {})).status).toBe(403);
    }
    const form = makeForm({ file: makeVoice() });
    expect((await portal.call(api.saveRecording, { params: place(), body: form })).status).toBe(401);
    expect(await listIn("ur")).toEqual(["arrival"]);
  });
});

describe("a recording is refused", () => {
  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script></html>"), "voice-kind", 400],
    ["a film", makeWebm(1), "voice-kind", 400],
    ["a minute and a quarter", makeVoice({ seconds: 75 }), "voice-seconds", 400],
    ["too large", Buffer.concat([makeVoice(), Buffer.alloc(2 * 1024 * 1024)]), "voice-bytes", 413],
  ])("if it is %s, and the former one stays", async (_what, bytes, code, status) => {
    await save(owner);
    const former = await findHash();
    expect(await save(owner, bytes)).toMatchObject({ status, error: { issues: [{ field: "file", code }] } });
    expect(await findHash()).toBe(former);
    expect(await selectFiles()).toHaveLength(1);
  });

  it("if it is a picture, or if the form has no file", async () => {
    const issues = (code: string) => ({ status: 400, error: { issues: [{ field: "file", code }] } });
    expect(await save(owner, await makePicture())).toMatchObject(issues("voice-kind"));
    const empty = await portal.as(owner).call(api.saveRecording, { params: place(), body: makeForm({ seconds: "3" }) });
    expect(empty).toMatchObject(issues("voice-missing"));
  });

  it.each([
    ["sentence", place("ur", "nothing" as SpokenSentence), {}],
    ["language", place("xx" as Language), {}],
    ["seconds", place(), { seconds: "61" }],
    ["seconds", place(), { seconds: "soon" }],
  ])("if its %s is not one that the portal knows", async (field, params, more) => {
    const answer = await save(owner, makeVoice(), params, more);
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    expect(await selectFiles()).toEqual([]);
  });
});

describe("the address of a recording", () => {
  it("finds no file of another kind, and nothing by a wrong hash", async () => {
    await save(owner);
    const hash = await findHash();
    await portal.db.deleteFrom("recordings").execute();
    expect((await play(hash)).status).toBe(404);
    expect((await play("f".repeat(64))).status).toBe(404);
    expect(await play("short")).toMatchObject({ status: 400, error: { issues: [{ field: "hash" }] } });
  });

  it("is refused for a language that the portal does not have", async () => {
    const answer = await portal.call(api.listRecordings, { params: { language: "xx" as Language } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "language" }] } });
  });
});
