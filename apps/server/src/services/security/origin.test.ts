import { describe, expect, it } from "vitest";
import { describeDevice } from "./origin.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device is recognised by its browser and system", () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
    [
      `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36`,
      "Samsung Internet",
      "Android",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1",
      "Chrome",
      "iPhone",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "macOS"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  ])("%s", (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });

  it.each([undefined, "", "curl/8.5.0", "<script>alert(1)</script>"])(
    "stores nothing that a client made up: %s",
    (userAgent) => {
      expect(describeDevice(userAgent)).toEqual({ browser: null, system: null });
    },
  );
});
