import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import shared from "../../locales/en/shared.json";

/** Fresh modules for each test, because the names are loaded once a page. */
async function open() {
  vi.resetModules();
  const [messages, people] = [await import("./messages.ts"), await import("./people-names.ts")];
  messages.getMessages(shared);
  return { ...messages, ...people };
}

const reply = {
  Masonry: { one: "mason", many: "masons", urdu: "مستری" },
  Plastering: { one: "plasterer", many: "plasterers", urdu: null },
};
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(reply));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

test("people are blank until they are read, once a page, and then in the reader's language", async () => {
  const { getPeople, setLanguage } = await open();
  expect(getPeople("Masonry")?.many).toMatch(/^…/);
  expect(getPeople("Plastering")?.many).toMatch(/^…/);
  await waitFor(() => expect(getPeople("Masonry")).toMatchObject({ one: "mason", many: "masons" }));
  expect(getPeople("Moonwalk")).toBeUndefined();
  await setLanguage("ur");
  expect(getPeople("Masonry")).toEqual({ one: "مستری", many: "مستری" });
  expect(getPeople("Plastering"), "no name in Urdu").toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("without network crews keep the names of their work", async () => {
  fetched.mockRejectedValue(new TypeError("no network"));
  const { getPeople } = await open();
  getPeople("Masonry");
  await waitFor(() => expect(getPeople("Masonry")).toBeUndefined());
});
