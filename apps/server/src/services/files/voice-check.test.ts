import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { limits } from "@hunarmand/api/limits";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { makeEndlessWebm, makeVoice } from "../../../test/make-voice.ts";
import { startPortal } from "../../../test/portal.ts";
import { checkVoice } from "./voice-check.ts";

const portal = await startPortal();

const crafted = makeEndlessWebm(limits.voiceBytesMax);
const upload = (bytes: Uint8Array) => ({ fieldName: "file", fileName: "note", bytes });

describe("a voice note that was crafted to take seconds to read", () => {
  it("delays no other call, and is refused with the field named", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const id = await makeJob(portal, { provider, customer });
    const form = new FormData();
    form.append("kind", "voice");
    form.append("file", new Blob([new Uint8Array(crafted)]), "note.webm");
    const order: string[] = [];
    const sent = portal.as(customer).call(addAttachment, { params: { id }, body: form as never });
    const judged = sent.then((reply) => {
      order.push("voice");
      return reply;
    });
    for (let i = 0; i < 20; i++) {
      expect((await portal.call(listCities, {})).status).toBe(200);
      order.push("cities");
    }
    const refusal = { code: "invalid-input", issues: [{ field: "file", code: "voice-kind" }] };
    expect(await judged).toMatchObject({ status: 400, error: refusal });
    expect(order.indexOf("voice")).toBe(20);
  });

  it("is aborted at its deadline, and the next one is read", async () => {
    const [cut, other] = await Promise.allSettled([
      checkVoice(upload(crafted), { deadlineMilliseconds: 1 }),
      checkVoice(upload(crafted), { deadlineMilliseconds: 1 }),
    ]);
    for (const each of [cut, other])
      expect(each).toMatchObject({ status: "rejected", reason: { issues: [{ field: "file", code: "voice-kind" }] } });
    expect(await checkVoice(upload(makeVoice({ seconds: 7 })))).toMatchObject({ mime: "audio/ogg", seconds: 7 });
  });
});
