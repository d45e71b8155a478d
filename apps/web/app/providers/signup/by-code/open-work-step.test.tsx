import { afterEach, test, vi } from "vitest";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { wait } from "../../../../test-setup/screen-reading.ts";
import { fillIn, open, proveNumber } from "../../../../test-setup/signup/by-code.ts";
import { leave } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

test("a tap on a picture brings its kinds of work into sight", async () => {
  await open();
  await proveNumber();
  await fillIn();
  await wait(() => findButton("Installations"), "trades");
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this);
  });
  await press("Installations");
  await wait(() => shown.some((place) => place.textContent?.includes("AC Installation")), "kinds of work in sight");
});
