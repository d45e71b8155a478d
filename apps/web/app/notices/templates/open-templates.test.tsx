import { expect, test } from "vitest";
import { fill } from "../../../test-setup/screen-person.ts";
import { readPage, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

const template = (kind: string, subject: string) => ({
  ...{ kind, subject, text: "Your job {job} is no longer open.", placeholders: ["job"], isDefault: true },
});
const templates = [template("job-taken", "No longer open"), template("job-late", "Late")];

/** Opens or folds the texts of a notice, as a click on its name does. */
function toggle(details: HTMLDetailsElement, isOpen: boolean) {
  details.open = isOpen;
  details.dispatchEvent(new Event("toggle"));
}

test("a notice gets its form when it is opened, and keeps what was typed while it is folded", async () => {
  await visit({ path: "/office/templates", who: { role: "Owner" }, replies: { templates: { body: templates } } });
  await readPage("Texts of notices");
  const notice = await wait(() => document.querySelector<HTMLDetailsElement>("details.template"), "notice");
  expect(document.querySelectorAll("details.template")).toHaveLength(2);
  expect(document.querySelectorAll("main form")).toHaveLength(0);
  toggle(notice, true);
  await waitFor(() => expect(document.querySelectorAll("main form")).toHaveLength(1));
  await fill({ subject: "Gone" });
  toggle(notice, false);
  toggle(notice, true);
  await waitFor(() => expect(notice.querySelector<HTMLInputElement>("[name=subject]")?.value).toBe("Gone"));
});
