import { afterEach, expect, test } from "vitest";
import { press, readDialog } from "../../test-setup/screen-person.ts";
import { leave, visit, waitForPath } from "../../test-setup/visit.ts";

afterEach(leave);

test.each([
  ["Go to Login", "/login"],
  ["Not now", "/home"],
])("without a token the page's frame is behind the warning, and %s leads on", async (button, path) => {
  await visit({ path: "/contracts?section=new" });
  await readDialog("You need to login to view this page.", "Login Required");
  expect(document.querySelector("header.site-header")).not.toBeNull();
  expect(document.querySelector("main .contracts nav")).not.toBeNull();
  expect(document.querySelector("main form")).toBeNull();
  await press(button);
  await waitForPath(path);
});
