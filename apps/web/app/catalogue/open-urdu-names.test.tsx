import type { CatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast } from "../../test-setup/screen-reading.ts";
import { leave, visit } from "../../test-setup/visit.ts";

afterEach(leave);

const bare = {
  parentId: null,
  latitude: 33,
  longitude: 73,
  priceFrom: null,
  priceTo: null,
  dayPrice: null,
  personName: null,
  peopleName: null,
  urduPeopleName: null,
  language: null,
};
const city: CatalogueEntry = {
  ...{ ...bare, id: 1, name: "Islamabad", description: null },
  ...{ urduName: "اسلام آباد", urduDescription: null },
};
const untranslated: CatalogueEntry = { ...city, id: 2, name: "Quetta", urduName: null };

/** Opens the cities; returns the bodies of changes. */
async function open(...cities: CatalogueEntry[]) {
  await visit({
    path: "/office/catalogue/cities",
    who: { role: "Dispatcher" },
    replies: {
      "catalogue/cities": { body: cities },
      "cities/1": done("The entry is changed.", { id: 1 }),
      "cities/2": done("The entry is changed.", { id: 2 }),
    },
  });
  const sent: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (init?.method === "PUT") sent.push(JSON.parse(String(init.body)));
    return fetch(address, init);
  });
  return sent;
}

test("the Dispatcher sees which entries have no Urdu name", async () => {
  await open(city, untranslated);
  await readPage("اسلام آباد");
  await readPage("Missing");
});

test("the Dispatcher writes the Urdu name beside the English one", async () => {
  const sent = await open(untranslated);
  await press("Change");
  await fill({ urduName: "کوئٹہ" });
  expect(findField("urduName")?.closest("[dir]")?.getAttribute("dir")).toBe("rtl");
  await press("Save");
  await readToast("The entry is changed.");
  expect(sent).toMatchObject([{ name: "Quetta", urduName: "کوئٹہ" }]);
});

test("an Urdu name in other letters is refused, and so is removing one", async () => {
  const sent = await open(city);
  await press("Change");
  await fill({ urduName: "Islamabad" });
  await press("Save");
  await readDialog("Please write in Urdu letters, with an Urdu keyboard.");
  await fill({ urduName: "" });
  await press("Save");
  await readDialog("This field is required.");
  expect(sent).toEqual([]);
});
