import type { CatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { fill, findButton, findField, press } from "../../test-setup/screen-person.ts";
import { readPage, readToast } from "../../test-setup/screen-reading.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const bare = {
  ...{
    parentId: null,
    description: null,
    latitude: null,
    longitude: null,
    priceFrom: null,
    priceTo: null,
    dayPrice: null,
    personName: null,
    peopleName: null,
    urduPeopleName: null,
  },
  ...{ urduName: null, urduDescription: null },
};
const skill: CatalogueEntry = { ...bare, id: 3, name: "Plumbing Repair", parentId: 1, language: null };
const alias: CatalogueEntry = { ...bare, id: 9, name: "nalka", parentId: 3, language: "ur-Latn" };
const missed = [{ words: "tapakna", searches: 7, lastDay: "2026-03-02" }];

/** Opens the search words; returns the bodies of changes. */
async function open(query = "", role = "Dispatcher", kind = "aliases") {
  await visit({
    path: `/office/catalogue/${kind}${query}`,
    who: { role },
    replies: {
      "catalogue/skills": { body: [skill] },
      "catalogue/aliases": { body: [alias] },
      "catalogue/sub-skills": { body: [{ ...skill, id: 5, name: "Tap and Mixer Repair", parentId: 3 }] },
      "catalogue/sub-skill-aliases": { body: [{ ...alias, name: "tooti leak", parentId: 5 }] },
      "missed-words": { body: missed },
      "aliases/9/remove": done("The word is removed."),
      "sub-skill-aliases/9/remove": done("The word is removed."),
    },
  });
  const sent: [string, unknown][] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (init?.method !== "POST") return fetch(address, init);
    sent.push([address.replace(/^.*\/catalogue/, ""), init.body ? JSON.parse(String(init.body)) : undefined]);
    return address.endsWith("aliases")
      ? Promise.resolve(Response.json({ message: "The entry is in the catalogue.", id: 10 }, { status: 201 }))
      : fetch(address, init);
  });
  return sent;
}

test("the Dispatcher adds a word that no search found to a skill", async () => {
  const sent = await open();
  await readPage("tapakna");
  await press("Add to a skill");
  expect(findField("name")?.value).toBe("tapakna");
  await fill({ parentId: "3", language: "ur-Latn" });
  await press("Add to the catalogue");
  await readToast("The entry is in the catalogue.");
  expect(sent).toEqual([["/aliases", { name: "tapakna", parentId: 3, language: "ur-Latn" }]]);
});

test("a search word of a skill has its language, and can be removed", async () => {
  const sent = await open("?parentId=3");
  await readPage("Roman Urdu");
  await press("Change");
  await press("Remove this word");
  await readToast("The word is removed.");
  expect(sent.map(([path]) => path)).toEqual(["/aliases/9/remove"]);
});

test("search words of a sub-skill are shown for the chosen one, and can be removed", async () => {
  await open("", "Dispatcher", "sub-skill-aliases");
  await readPage("Words of a sub skill lead to that exact work and its price. Choose one.");
  await leave();
  const sent = await open("?parentId=5", "Dispatcher", "sub-skill-aliases");
  await readPage("tooti leak");
  await press("Change");
  await press("Remove this word");
  await readToast("The word is removed.");
  expect(sent.map(([path]) => path)).toEqual(["/sub-skill-aliases/9/remove"]);
});

test("a role that may not change the catalogue sees neither the missed words nor a button to add one", async () => {
  await open("", "Support");
  await readPage("People find a skill by its search words. Choose a skill to see its search words.");
  expect(document.body.textContent).not.toContain("tapakna");
  expect(findButton("Add")).toBeUndefined();
});
