import { flushSync } from "react-dom";
import { vi } from "vitest";
import { publishOffice } from "../../app/shared/office/office.tsx";
import { done } from "../faked-server.ts";
import { wait } from "../screen-reading.ts";
import { customer } from "../signed-in.ts";
import { visit } from "../visit.ts";

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const found = ["Masonry", "Electrical Wiring"].map((skill) => ({
  ...{ category: "Home Maintenance", skill, subSkill: null, priceFrom: 500, priceTo: 900 },
}));

const masons = { category: "Home Maintenance", free: 4, near: { city: "Islamabad", free: 6 }, best: [] };

/** Searches find the trade that begins with the typed words, from now on. */
export function searchByWords() {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    if (!pathname.endsWith("/search-work")) return fetch(address, request);
    const words = (searchParams.get("words") ?? "").toLowerCase();
    return Promise.resolve(Response.json(found.filter(({ skill }) => skill.toLowerCase().startsWith(words))));
  });
}

export async function openQuoteForm(more: object = {}) {
  const replies = {
    ...{ "Contracts/quotes": { body: { message: "", data: [] } }, "Contracts/quote": done("", { id }) },
    ...{ "search-work": { body: found }, "free-handymen": { body: masons } },
    ...more,
  };
  publishOffice({ dayPriceFromPkr: "1000", dayPriceToPkr: "2000" });
  await visit({ path: "/contracts?section=quote", who: customer, replies });
  await wait(() => document.querySelector("main form search textarea"), "search for a trade");
}

/** Types into the search for a trade, which is a button once there are trades. */
export function typeWork(words: string) {
  const opener = [...document.querySelectorAll("main form button")].find(
    ({ textContent }) => textContent === "Add another trade",
  );
  if (opener instanceof HTMLElement) flushSync(() => opener.click());
  const search = document.querySelector<HTMLTextAreaElement>("main form search textarea");
  search?.focus();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(search, words);
  search?.dispatchEvent(new Event("input", { bubbles: true }));
}
