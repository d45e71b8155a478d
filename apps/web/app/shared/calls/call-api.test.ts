import { login } from "@hunarmand/api/account/account";
import { defineCall } from "@hunarmand/api/call";
import { acceptJob, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { listSubSkills } from "@hunarmand/api/lookups/lookups";
import { countHandymen } from "@hunarmand/api/providers/directory";
import { addProvider } from "@hunarmand/api/providers/providers";
import { afterEach, expect, test, vi } from "vitest";
import { readSession, signIn } from "../person/session.ts";
import { ApiError, failureText } from "./api-error.ts";
import { callApi, callPage } from "./call-api.ts";

const id = "7b0f6f3e-1111-4222-8333-444455556666";

function replyWith(body: unknown, init: ResponseInit = {}) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), init));
  vi.stubGlobal("fetch", fetch);
  return {
    url: () => fetch.mock.calls[0]?.[0],
    init: () => fetch.mock.calls[0]?.[1],
    headers: () => new Headers(fetch.mock.calls[0]?.[1].headers),
  };
}

async function catchError(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error("Expected an ApiError");
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the cookie as the server does
  document.cookie = cookie;
}

afterEach(() => setCookie("XSRF-TOKEN=; max-age=0"));

test("path parameters are filled and encoded", async () => {
  const sent = replyWith([]);
  await callApi(listSubSkills, { params: { skills: "AC repair,Lamp/fan" } });
  expect(sent.url()).toBe("/api/Skill/sub-skills-list/AC%20repair%2CLamp%2Ffan");
});

test("a query omits undefined values", async () => {
  signIn("a.b.c", "Provider");
  const sent = replyWith([]);
  await callPage(listRequestedJobs, { params: { email: "a@x.pk" }, query: { limit: 20, cursor: undefined } });
  expect(sent.url()).toBe("/api/Provider/handyman-requested-jobs/a%40x.pk?limit=20");
});

test("a page is returned with the cursor of the next one", async () => {
  signIn("a.b.c", "Provider");
  replyWith([], { headers: { "x-next-cursor": "abc" } });
  expect(await callPage(listRequestedJobs, { params: { email: "a@x.pk" } })).toEqual({ items: [], nextCursor: "abc" });
});

test("a body is sent as JSON with token, XSRF token and idempotency key", async () => {
  signIn("the-token", "Provider");
  setCookie("XSRF-TOKEN=a%2Bb");
  const sent = replyWith({ message: "Job accepted successfully." });
  await callApi(acceptJob, { body: { Id: id }, idempotencyKey: "key-1" });
  expect(sent.init()).toMatchObject({ method: "POST", body: JSON.stringify({ Id: id }) });
  const names = ["content-type", "authorization", "x-xsrf-token", "idempotency-key"];
  expect(names.map((name) => sent.headers().get(name))).toEqual([
    "application/json",
    "Bearer the-token",
    "a+b",
    "key-1",
  ]);
});

test("a GET sends no XSRF token", async () => {
  setCookie("XSRF-TOKEN=abc");
  const sent = replyWith(7);
  expect(await callApi(countHandymen)).toBe(7);
  expect(sent.headers().has("x-xsrf-token")).toBe(false);
});

test("a multipart call sends a form and lets the browser set its content type", async () => {
  const sent = replyWith({ message: "Signup successful!", id });
  const body = { FirstName: "Ali", PhoneNumberAlt: undefined } as never;
  await callApi(addProvider, { body });
  const form = sent.init()?.body as FormData;
  expect([...form.entries()]).toEqual([["FirstName", "Ali"]]);
  expect(sent.headers().has("content-type")).toBe(false);
});

test("a refusal becomes an ApiError with the server's text", async () => {
  signIn("a.b.c", "Provider");
  const issues = [{ field: "Id", message: "This is not a valid id." }];
  replyWith({ code: "invalid-input", message: "Bad.", error: "Bad.", requestId: "r-1", issues }, { status: 400 });
  const error = await catchError(callApi(acceptJob, { body: { Id: "x" } }));
  expect(error).toMatchObject({ code: "invalid-input", status: 400, message: "Bad.", requestId: "r-1", issues });
  expect(failureText(error, "Failed to accept job.")).toBe("Bad.");
});

test("a reply that is not JSON gets a text of the portal", async () => {
  vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  const error = await catchError(callApi(countHandymen));
  expect(error).toMatchObject({ code: "internal-error", status: 502 });
  expect(failureText(error, "Login failed")).toBe("Login failed");
});

test("a failed network is reported as such, with status 0", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await catchError(callApi(countHandymen))).toMatchObject({ code: "network", status: 0 });
});

test("an aborted call is not reported as a failed network", async () => {
  const leaving = new AbortController();
  leaving.abort();
  vi.stubGlobal("fetch", () => Promise.reject(leaving.signal.reason));
  await expect(callApi(countHandymen, { signal: leaving.signal })).rejects.toMatchObject({ name: "AbortError" });
});

test("a reply that does not match its schema is refused", async () => {
  replyWith("many");
  expect(await catchError(callApi(countHandymen))).toMatchObject({ code: "unexpected-reply" });
});

test("a session that the server no longer accepts ends in the browser", async () => {
  signIn("old-token", "Provider");
  localStorage.setItem("currentJobId", id);
  replyWith({ code: "not-signed-in", message: "Session Expired - Please login again." }, { status: 401 });
  await catchError(callApi(acceptJob, { body: { Id: id } }));
  expect(readSession()).toBeNull();
  expect(localStorage.length, "nothing of the person stays").toBe(0);
});

test("a wrong password does not end a session", async () => {
  signIn("good-token", "Provider");
  replyWith({ code: "login-failed", message: "Wrong." }, { status: 401 });
  await catchError(callApi(login, { body: { identifier: "a", password: "b" } }));
  expect(readSession()?.token).toBe("good-token");
});

test("a file is returned unchanged", async () => {
  const picture = defineCall({ method: "GET", path: "/picture", summary: "", access: "public", reply: "binary" });
  replyWith("bytes");
  expect(await callApi(picture)).toBeInstanceOf(Blob);
});

test("without a session, a call that needs one is not sent", async () => {
  signIn("a.b.c", "Provider");
  localStorage.clear();
  const sent = replyWith({ message: "never asked" });
  const error = await catchError(callApi(acceptJob, { body: { Id: id } }));
  expect(error).toMatchObject({ code: "not-signed-in", status: 401 });
  expect(sent.url()).toBeUndefined();
});

test.each([200, 409])("a reply of status %i that is cut in its middle is a lost one", async (status) => {
  signIn("a.b.c", "Provider");
  const cut = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"message":"Job acc'));
      controller.error(new TypeError("network error"));
    },
  });
  vi.stubGlobal("fetch", async () => new Response(cut, { status }));
  const error = await catchError(callApi(acceptJob, { body: { Id: id } }));
  expect([error.code, error.isFromServer]).toEqual(["network", false]);
});
