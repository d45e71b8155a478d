import type { Call } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { describe, expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const someId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const forgedToken = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwic2lkIjoiYiJ9.AAAA";

/** Sends each call without a token or with these headers. Returns its status and error code. */
async function sendEach(isWanted: (call: Call) => boolean, headers: Record<string, string> = {}) {
  const answers: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) {
    if (!isWanted(call)) continue;
    const url = `/api${call.path.replace(/:\w+/g, someId)}`;
    const body = call.method === "GET" ? {} : { payload: {} };
    const {
      statusCode,
      headers: sent,
      payload,
    } = await portal.app.inject({ method: call.method, url, headers, ...body });
    const isJson = String(sent["content-type"]).startsWith("application/json");
    answers[name] = `${statusCode} ${(isJson && JSON.parse(payload)?.code) || ""}`.trim();
  }
  return answers;
}

const isPublic = ({ access }: Call) => access === "public";
const isClosed = ({ access }: Call) => access !== "public";

const except = (answers: Record<string, string>, expected: string) =>
  Object.entries(answers).filter(([, answer]) => answer !== expected);

describe("every call", () => {
  it("has a route", () => {
    const missing = Object.entries(calls).filter(
      ([, { method, path }]) => !portal.app.hasRoute({ method, url: `/api${path}` }),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it("is closed without a token, unless it is public", async () => {
    expect(except(await sendEach(isClosed), "401 not-signed-in")).toEqual([]);
  });

  it("is closed to a token that we did not sign, unless it is public", async () => {
    const answers = await sendEach(isClosed, { authorization: `Bearer ${forgedToken}` });
    expect(except(answers, "401 not-signed-in")).toEqual([]);
  });

  it("never fails on an empty request", async () => {
    const answers = await sendEach(isPublic);
    expect(Object.entries(answers).filter(([, answer]) => /^5/.test(answer) || answer.startsWith("401 not"))).toEqual(
      [],
    );
  });
});
