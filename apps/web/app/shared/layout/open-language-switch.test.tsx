import { completeLanguages, type Language } from "@hunarmand/texts/catalogue";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { findPlace } from "../../../test-setup/screen-person.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

/** As if Urdu were complete. */
const offered = completeLanguages as Language[];
const before = [...offered];

beforeEach(() => void offered.splice(0, offered.length, "en", "ur"));
afterEach(() => void offered.splice(0, offered.length, ...before));

const findSwitches = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang="ur"]')];

const stopAtOpening = () => vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

test("a visitor changes to Urdu in the header: the same page in it, named in its own letters", async () => {
  const opening = stopAtOpening();
  await visit({ path: "/login" });
  await wait(() => findSwitches().length > 0, "switch");
  const [first] = findSwitches();
  expect(first?.textContent).toBe("اردو");
  expect([first?.getAttribute("href"), first?.lang]).toEqual(["/ur/login", "ur"]);
  expect(first?.closest(".site-header")).not.toBeNull();
  first?.click();
  await wait(() => opening.mock.calls.length > 0, "page in Urdu");
  expect(document.cookie).toContain("language=ur");
});

test("who is logged in has the switch in the open menu of a phone, beside their name and not under it", async () => {
  await visit({ path: "/accountsettings", who: { role: "Customer" } });
  const first = await wait(() => findSwitches().find((one) => one.closest("#site-menu")), "switch in the menu");
  expect(first.closest("[hidden]")).toBeNull();
  expect(first.closest("li")?.dataset.place).toBe("phone");
});

test("a person's choice is kept on the account, too", async () => {
  const opening = stopAtOpening();
  await visit({
    path: "/accountsettings",
    who: { role: "Customer" },
    replies: { "User/language": done("Your language is saved.") },
  });
  const sent = vi.spyOn(window, "fetch");
  const row = await wait(
    () =>
      [...findPlace().querySelectorAll<HTMLElement>(".option-row")].find((one) => one.textContent?.includes("اردو")),
    "row of the language",
  );
  row.click();
  await wait(() => opening.mock.calls.length > 0, "page in Urdu");
  const [address, request] = sent.mock.calls.find(([to]) => String(to).endsWith("/User/language")) ?? [];
  expect(address).toBe("/api/User/language");
  expect(JSON.parse(String(request?.body))).toEqual({ language: "ur" });
});
