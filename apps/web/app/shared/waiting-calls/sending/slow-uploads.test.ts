import { beforeEach, describe, expect, test, vi } from "vitest";
import { jobId } from "../../../../test-setup/job-replies.ts";
import { fakePictures } from "../../../../test-setup/picture.ts";
import { waitFor } from "../../../../test-setup/screen-reading.ts";
import type { JobServer } from "../../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../../test-setup/stores/phone.ts";
import { doWithoutNetwork, readOwnWaiting } from "../../../../test-setup/stores/waiting.ts";
import { type Done, sendOrWait } from "../send-or-wait.ts";
import { sendWaiting } from "../send-waiting.ts";

const picture: Done = {
  ...{ subject: jobId, name: "H-10482", kind: "picture", values: { kind: "before" } },
  file: new File(["one"], "one.jpg", { type: "image/jpeg" }),
};
const tab = { sendOrWait, sendWaiting };

let server: JobServer;
beforeEach(() => {
  server = startPhone();
});

describe("a picture that a slow network cannot send in time", () => {
  /** Each try of a picture takes half a minute, and then the server cuts it. */
  async function sendSlowly(done: Done): Promise<void> {
    await doWithoutNetwork(tab, [done]);
    vi.spyOn(performance, "now").mockImplementation(() => server.tries * 30_000);
    server.failOn = () => 408;
    await sendWaiting();
    server.failOn = () => false;
  }
  const large = { ...picture, file: new File(["x".repeat(900)], "one.jpg", { type: "image/jpeg" }) };

  test("is made smaller for the next try, under the same key", async () => {
    fakePictures();
    vi.stubGlobal("createImageBitmap", async () => ({ width: 1_600, height: 1_200, close: () => undefined }));
    await sendSlowly(large);
    const [waiting] = await readOwnWaiting();
    expect(waiting?.file?.bytes.byteLength).toBe("a picture".length);
    expect(waiting?.refusal).toBeUndefined();
    await sendWaiting();
    expect([server.files, await readOwnWaiting()]).toEqual([["one.jpg"], []]);
  });

  test.each([
    ["a small one", { width: 600, height: 400 }],
    ["one that cannot be read", undefined],
  ])("%s stays as it is", async (_, size) => {
    fakePictures();
    const close = () => undefined;
    vi.stubGlobal("createImageBitmap", async () => (size ? { ...size, close } : Promise.reject(new Error("broken"))));
    await sendSlowly(large);
    expect((await readOwnWaiting())[0]?.file?.bytes.byteLength).toBe(900);
  });
});

describe("an upload", () => {
  /** The browser's request with progress, which reports once and then nothing more. */
  class SilentRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onabort?: () => void;
    open = vi.fn();
    setRequestHeader = vi.fn();
    send = () => void this.upload.onprogress?.({ loaded: 1, total: 2 });
    abort = () => this.onabort?.();
  }

  test("that does not move any more is stored on the device, and is sent once the network moves again", async () => {
    vi.stubGlobal("XMLHttpRequest", SilentRequest);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const seen: number[] = [];
    const sending = sendOrWait({ ...picture, onProgress: (percent) => seen.push(percent) });
    await waitFor(() => expect(seen).toEqual([50]));
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await sending).toEqual({ isWaiting: true });
    await waitFor(async () => expect(await readOwnWaiting()).toEqual([]));
    expect(server.files).toEqual(["one.jpg"]);
  });
});
