import { readLanguagePath } from "@hunarmand/texts/language-paths";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import shared from "../../locales/en/shared.json";

/** Fresh modules for each test, because the names are loaded once a page. */
async function open() {
  vi.resetModules();
  const [messages, names] = [await import("./messages.ts"), await import("./names.ts")];
  messages.getMessages(shared);
  return { ...messages, ...names };
}

const reply = {
  names: { Lahore: "لاہور", "AC Repair": "اے سی مرمت" },
  descriptions: { "AC Repair": "اے سی ٹھیک کرنا۔" },
};
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(reply));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

test("English shows the names of the catalogue as they are, and loads nothing", async () => {
  const { getName, getDescription, toNameOptions, loadNames } = await open();
  await loadNames();
  expect(getName("Lahore")).toBe("Lahore");
  expect(getDescription("AC Repair", "Repairs.")).toBe("Repairs.");
  expect(toNameOptions(["Lahore"])).toEqual([{ value: "Lahore", label: "Lahore" }]);
  expect(fetched).not.toHaveBeenCalled();
});

test("Urdu loads the names once, is blank until then, and shows English where there is none", async () => {
  const { setLanguage, getName, getDescription, toNameOptions, loadNames } = await open();
  await setLanguage("ur");
  // No English in between, and room for the name.
  expect(getName("Lahore")).toBe("…\u2002\u2002\u2002\u2002\u2002");
  expect(getDescription("AC Repair", "Repairs.")).toMatch(/^…\u2002{7}$/);
  await loadNames();
  expect(getName("Lahore")).toBe("لاہور");
  expect([getName("New Town"), getName(null), getName(undefined), getName("")]).toEqual([
    "New Town",
    null,
    undefined,
    "",
  ]);
  expect(getDescription("AC Repair", "Repairs.")).toBe("اے سی ٹھیک کرنا۔");
  expect(getDescription("Tiling", "Tiles.")).toBe("Tiles.");
  expect(toNameOptions(["Lahore"])).toEqual([{ value: "Lahore", label: "لاہور" }]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/Catalogue/names-in-urdu"]);
});

test("a language that files add shows the English names, not the Urdu ones", async () => {
  const { setLanguage, getName, loadNames } = await open();
  await setLanguage(readLanguagePath("/ps/home").language);
  await loadNames();
  expect(getName("Lahore")).toBe("Lahore");
  expect(fetched).not.toHaveBeenCalled();
});

test("parts of a line are joined by the comma of the language, without empty ones", async () => {
  const { setLanguage, joinParts } = await open();
  expect(joinParts(["G-9", null, "", "Islamabad"])).toBe("G-9, Islamabad");
  await setLanguage("ur");
  expect(joinParts(["جی-9", undefined, "اسلام آباد"])).toBe("جی-9، اسلام آباد");
  expect(joinParts(["House 12, Street 45", "لاہور"])).toBe("\u2068House 12, Street 45\u2069، لاہور");
});

test("names that cannot be loaded show in English, and are asked for again", async () => {
  const { setLanguage, getName, loadNames } = await open();
  await setLanguage("ur");
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  await expect(loadNames()).rejects.toThrow();
  expect(getName("Lahore")).toBe("Lahore");
  await loadNames();
  expect(getName("Lahore")).toBe("لاہور");
});
