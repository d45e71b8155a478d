import { afterEach, expect, test } from "vitest";
import { readPage } from "../../../test-setup/screen-person.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { setLanguage } from "../../shared/texts/messages.ts";

afterEach(async () => {
  await setLanguage("en");
  await leave();
});

const quote = {
  ...{ kind: "quote", id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", who: "Imran", work: "1 Month", place: "Other" },
  ...{ number: null, amount: null, since: "2026-05-01T10:00:00Z", deadline: null },
};

test("the inbox in Urdu names a quote's duration and city in Urdu", async () => {
  const replies = { due: { body: [quote] }, Admin: { body: {} } };
  await visit({ path: "/office", who: { role: "Owner" }, replies });
  await setLanguage("ur");
  await readPage("1 مہینہ");
  const row = document.querySelector(".due-row .due-what")?.textContent ?? "";
  expect(row).toContain("کوئی اور شہر");
  expect(row).not.toMatch(/Month|Other/);
});
