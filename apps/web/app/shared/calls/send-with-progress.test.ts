import { afterEach, expect, test, vi } from "vitest";
import { sendWithProgress } from "./send-with-progress.ts";

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: Blob | undefined;
  sentHeaders: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open = vi.fn();
  send = vi.fn();
  setRequestHeader = (name: string, value: string) => {
    this.sentHeaders[name] = value;
  };
  getAllResponseHeaders = () => "content-type: application/json\r\nx-next-cursor: abc\r\n";
  abort = () => this.onabort?.();
}

afterEach(() => vi.unstubAllGlobals());

function start(init: RequestInit = {}, onProgress = vi.fn()) {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  const answer = sendWithProgress("/api/x", { headers: { authorization: "Bearer t" }, ...init }, onProgress);
  return { answer, request: FakeRequest.last, onProgress };
}

test("the progress is reported in whole per cent, and the result is that of fetch", async () => {
  const { answer, request, onProgress } = start();
  request.upload.onprogress?.({ loaded: 1, total: 3 });
  Object.assign(request, { status: 200, response: new Blob(['{"message":"ok"}']) });
  request.onload?.();
  const response = await answer;
  expect(onProgress).toHaveBeenCalledWith(33);
  expect(await response.json()).toEqual({ message: "ok" });
  expect(response.headers.get("x-next-cursor")).toBe("abc");
  expect(request.sentHeaders).toEqual({ authorization: "Bearer t" });
});

test("a failed network rejects as fetch does", async () => {
  const { answer, request } = start();
  request.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

test("an aborted call rejects with the reason", async () => {
  const leaving = new AbortController();
  const { answer } = start({ signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
});
