import { getUserData } from "@hunarmand/api/account/account";
import { createComplain, submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { searchProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { contactForm } from "../../../test/forms.ts";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

/** docs/security-rules.md SL5 (sizes and times) and SG1 (ids). */
const portal = await startPortal();

const post = (payload: string) =>
  portal.app.inject({
    method: "POST",
    url: `/api${createComplain.path}`,
    headers: { "content-type": "application/json" },
    payload,
  });

/** The contact form, padded to this number of bytes. */
const ofBytes = (bytes: number): string => {
  const empty = JSON.stringify({ ...contactForm, noise: "" });
  return JSON.stringify({ ...contactForm, noise: "n".repeat(bytes - empty.length) });
};
const nested = (depth: number): unknown => (depth === 0 ? "x" : { deeper: nested(depth - 1) });

describe("a request (security rules, Limits)", () => {
  it("has at most 256 KiB in its body", async () => {
    expect((await post(ofBytes(256 * 1024))).statusCode).toBe(200);
    const refused = await post(ofBytes(256 * 1024 + 1));
    expect([refused.statusCode, refused.json().code]).toEqual([413, "body-too-large"]);
  });

  it("is nested at most ten levels deep", async () => {
    expect((await post(JSON.stringify({ ...contactForm, noise: nested(8) }))).statusCode).toBe(200);
    expect((await post(JSON.stringify({ ...contactForm, noise: nested(12) }))).statusCode).toBe(400);
  });

  it("limits the length of every text", async () => {
    const answer = await portal.call(createComplain, { body: { ...contactForm, inquiry: "x".repeat(4_001) } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "inquiry" }] } });
  });

  it("has names and subjects on one line, and refuses line breaks with the field named", async () => {
    const send = (body: object) => portal.call(createComplain, { body: { ...contactForm, ...body } as never });
    for (const hidden of [
      "\r\nBcc: all@example.pk",
      "\n",
      "\u202e",
      "\u2066x\u2069",
      "\u2028",
      "\0x",
      "\u0085x",
      "\ud800",
    ]) {
      for (const field of ["firstName", "subjectName"]) {
        const refused = await send({ [field]: `Ali${hidden}Khan` });
        expect(refused, hidden).toMatchObject({ status: 400, error: { code: "invalid-input", issues: [{ field }] } });
      }
    }
    expect(await send({ inquiry: "a\u202eb" })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "inquiry" }] },
    });
    expect(await send({ more: { inner: ["x\0"] } })).toMatchObject({ error: { issues: [{ field: "more.inner.0" }] } });
    expect((await send({ inquiry: "one\r\ntwo" })).status).toBe(200);
    expect(await portal.db.selectFrom("inquiries").select("message").execute()).toEqual([{ message: "one\ntwo" }]);
  });

  it("has at most 200 characters in a part of its path", async () => {
    const person = await makeCustomer(portal);
    const find = (phone: string) => portal.as(person).call(searchProvider, { params: { phone } });
    expect((await find("1".repeat(201))).status).toBe(400);
  });

  it("ends with its connection after 30 seconds", () => {
    expect(portal.app.initialConfig.connectionTimeout).toBe(30_000);
    expect(portal.app.server.requestTimeout).toBe(29_500);
  });
});

describe("an error (security rules, Logs and audit)", () => {
  it("contains the request's id, which is new each time", async () => {
    const refusals = [await portal.call(getUserData, {}), await portal.call(submitComplaint, { body: {} as never })];
    const ids = refusals.map(({ error }) => error.requestId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
  });
});
