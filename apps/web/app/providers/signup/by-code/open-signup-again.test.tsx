import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../../test-setup/faked-server.ts";
import { openScreen } from "../../../../test-setup/open-screen.tsx";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { fillIn, open, proveNumber, replies } from "../../../../test-setup/signup/by-code.ts";
import { leave } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

/** Opens the page again, as `visit`, but in the same browser. */
function reload() {
  fakeServer(replies);
  return openScreen("/signup");
}

test("the end of the browser keeps the step, and the code is not asked for again while it is valid", async () => {
  await open();
  await proveNumber();
  await fillIn();
  await leave();
  // What only the tab had is gone.
  sessionStorage.clear();
  const { close } = reload();
  await readPage("We kept what you typed.");
  await readPage("Step 5 of 5: Your trade");
  await press("Start over");
  await wait(() => findField("fullName")?.value === "", "empty name");
  await press("Back");
  await wait(() => findField("phoneNumber"), "field for the number");
  expect(localStorage.getItem("signup-proof"), "code of the former number").toBeNull();
  close();
});

test("after the end of the browser the step of the code is there again, with the number and the minutes left", async () => {
  await open();
  await fill({ phoneNumber: "0345 1234567" });
  await press("Send code");
  await wait(() => findField("code"), "field for the code");
  await leave();
  // What only the tab had is gone.
  sessionStorage.clear();
  vi.setSystemTime(Date.now() + 4 * 60_000);
  const { close } = reload();
  await readPage("Enter the code we sent to 0345 1234567. It is valid for 6 minutes.");
  expect(JSON.stringify({ ...localStorage }), "no code on the phone").not.toContain('123456"');
  close();
});

test("after the code has expired one tap sends a new one, and name and place are kept", async () => {
  await open();
  await proveNumber();
  await fillIn();
  await leave();
  sessionStorage.clear();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  const { close } = reload();
  await readPage("This code no longer works. Please ask for a new one. We kept everything else.");
  await wait(() => findField("phoneNumber")?.value === "0345 1234567", "the number");
  expect(JSON.stringify({ ...localStorage }), "the old code").not.toContain("123456\\");
  await press("Send code");
  await fill({ code: "123456" });
  await readPage("Step 5 of 5: Your trade");
  close();
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
  const later = reload();
  await wait(() => findField("phoneNumber")?.value === "", "no number on the next day");
  later.close();
});

test("the page names the quick way and the full form, and each leads to the other", async () => {
  await open();
  await wait(() => findField("phoneNumber"), "field for the number");
  const links = ["Or fill in the full form at once", "Take the quick way with my phone"].map((text) =>
    [...document.querySelectorAll("main a")].find((link) => link.textContent === text)?.getAttribute("href"),
  );
  expect(links).toEqual(["#whole-signup", "#code-signup"]);
  const titles = links.map((link) => document.querySelector(link ?? "")?.textContent);
  expect(titles).toEqual(["The quick way: your phone", "The full form"].toReversed());
});

test("the step of the place says where the visit for the verification is", async () => {
  await open();
  publishOffice({ address: "Office 4, Blue Area, Islamabad" });
  await proveNumber();
  await fill({ fullName: "Nadeem Gul Zaman" });
  await press("Continue");
  await readPage("To get jobs, you come to our office once. It costs nothing: Office 4, Blue Area, Islamabad");
});

test("before they go on, applicants of another city read where their visit is", async () => {
  const far = "To be verified, you come once to our office in Islamabad";
  const readMain = () => document.querySelector("main")?.textContent ?? "";
  await open();
  await proveNumber();
  await fill({ fullName: "Nadeem Gul Zaman" });
  await press("Continue");
  await wait(() => findButton("Lahore"), "cities");
  expect(readMain()).not.toContain(far);
  await press("Lahore");
  await wait(() => readMain().includes(far), "where the visit is");
  await press("Rawalpindi");
  await wait(() => !readMain().includes(far), "step without it");
});
