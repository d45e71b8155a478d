import { expect, test } from "vitest";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../test-setup/visit.ts";

test("the bell of the office leads to notices in the office's frame, and no link there leaves the office", async () => {
  await visit({ path: "/office", who: { role: "Support" }, replies: { due: { body: [] } } });
  await readPage("Nothing is due.");
  (await wait(() => document.querySelector<HTMLAnchorElement>(".notice-bell"), "bell")).click();
  await waitForPath("/office/notices");
  await readPage("Messages for you appear here, such as an inquiry that a colleague hands over.");
  expect(document.querySelector(".office-side")).not.toBeNull();
  const links = await wait(() => {
    const found = [...document.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href"));
    return found.length > 0 && found;
  }, "links of the notices");
  expect(links).toEqual(["/office"]);
});
