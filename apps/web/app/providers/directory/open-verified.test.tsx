import { afterEach, expect, test } from "vitest";
import { findPlace } from "../../../test-setup/screen-person.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

test("a link below the reasons to trust us on Home leads to what verified means", async () => {
  await visit({ path: "/home" });
  const link = await wait(
    () => [...findPlace().querySelectorAll("a")].find((one) => one.textContent === "What verified means"),
    "link about checked handymen",
  );
  expect(link.getAttribute("href")).toBe("/providers#verified");
  link.click();
  await waitForPath("/providers");
  const title = await wait(() => document.getElementById("verified"), "part about verified handymen");
  expect(title.textContent).toBe("What verified means");
});
