import { afterEach, describe, expect, test } from "vitest";
import { fakePush, serverKey } from "../../../test-setup/push/fake-push.ts";
import { press } from "../../../test-setup/screen-person.ts";
import { readDialog, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { askForPush } from "./ask-for-push.ts";

const settings = { publicKey: serverKey, devices: [], quietHours: null };
const replies = { "notices/push": { body: { ...settings, message: "Done", push: settings } } };

let browser: ReturnType<typeof fakePush>;
afterEach(async () => {
  await leave();
  browser.removeWorker();
});

describe("the portal offers notices", () => {
  const title = "Get new jobs at once?";

  test("with the reason, before the browser asks, and once on a device", async () => {
    browser = fakePush({});
    await visit({ path: "/profile", who: provider, replies });
    askForPush("offers");
    await readDialog(
      "We can tell you on this phone when a job near you is open. You can turn this off at any time.",
      title,
    );
    expect(browser.done).toEqual([]);
    await press("Yes, tell me");
    await readToast("This device gets notices now.");
    expect(browser.done).toEqual(["asked", "subscribed"]);
    expect(localStorage.getItem("pushAsked")).toBe("asked");
  });

  test("and takes a no for an answer: the browser is not asked", async () => {
    browser = fakePush({});
    await visit({ path: "/profile", who: provider });
    askForPush("job");
    await readDialog(
      "We can tell you on this phone when a handyman takes your job. You can turn this off at any time.",
    );
    await press("Not now");
    await wait(() => !document.querySelector("dialog"), "end of the dialog");
    expect(browser.done).toEqual([]);
  });
});
