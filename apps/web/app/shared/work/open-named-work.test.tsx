import { afterEach, expect, test } from "vitest";
import { findField } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { setLanguage } from "../texts/messages.ts";

afterEach(async () => {
  await setLanguage("en");
  await leave();
});

const replies = {
  "categories-list": { body: [{ id: 1, name: "Installations" }] },
  "skills-list/1": { body: ["AC Installation"] },
  "names-in-urdu": { body: { names: { Installations: "فٹنگ", "AC Installation": "اے سی کی فٹنگ" }, descriptions: {} } },
};

const readOptions = (name: string) =>
  [...(findField(name) as unknown as HTMLSelectElement).options].map(({ value, text }) => ({ value, label: text }));

test("a form in Urdu offers the Urdu names, and its values stay the English ones", async () => {
  await visit({ path: "/jobs/new?category=Installations", who: customer, replies });
  await wait(() => findField("category"), "the category");
  await setLanguage("ur");
  await readPage("اے سی کی فٹنگ");
  expect(readOptions("category")).toContainEqual({ value: "Installations", label: "فٹنگ" });
  expect(readOptions("skill")).toContainEqual({ value: "AC Installation", label: "اے سی کی فٹنگ" });
  expect(findField("category")?.value).toBe("Installations");
});
