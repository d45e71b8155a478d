import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { endWaiting, takeTap, wasSearched } from "./early-marks.ts";
import { keepEarlyTaps } from "./early-taps.ts";

const page = `
  <form id="find"><input type="search" name="work" /><button type="submit">Search</button></form>
  <a href="?work=bijli+wala">Electrician</a>
  <form id="sign-up"><input name="phone" /><button type="button" data-waits="We send it soon.">Send code</button></form>`;

const find = <T extends HTMLElement>(query: string): T => {
  const found = document.querySelector<T>(query);
  if (!found) throw new Error(query);
  return found;
};
const readSearch = () => find<HTMLInputElement>("[name=work]").value;
const tap = (query: string): boolean =>
  find(query).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
const pressEnter = (query: string) =>
  find(query).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
const send = (query: string): boolean =>
  find(query).dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

/** Runs the page's first script and reads the page, as a browser does. */
function open(address = "/home"): void {
  history.replaceState(null, "", address);
  keepEarlyTaps();
  document.dispatchEvent(new Event("DOMContentLoaded"));
}

beforeAll(() => history.replaceState(null, "", "/"));
beforeEach(() => {
  document.body.innerHTML = page;
});
afterEach(() => {
  endWaiting();
  history.replaceState(null, "", "/");
});

it("keeps a search that is sent on the page, with its words, and says that it searches", () => {
  open();
  find<HTMLInputElement>("[name=work]").value = "nalka";
  expect(send("#find"), "the browser loads the page again").toBe(false);
  expect([readSearch(), wasSearched()]).toEqual(["nalka", true]);
});

it("asks for no search without words", () => {
  open();
  expect(send("#find")).toBe(false);
  expect(wasSearched()).toBe(false);
});

it("shows the words of the address in the search at once", () => {
  open("/home?work=leaking+tap");
  expect([readSearch(), wasSearched()]).toEqual(["leaking tap", true]);
});

it("searches for the word of a picture without loading the page again", () => {
  open();
  expect(tap("a")).toBe(false);
  expect([readSearch(), wasSearched()]).toEqual(["bijli wala", true]);
});

it("keeps a tap on a form's button, and Enter in its fields, once", () => {
  open();
  const form = find<HTMLFormElement>("#sign-up");
  expect(takeTap(form)).toBe(false);
  tap("#sign-up button");
  expect([takeTap(form), takeTap(form)]).toEqual([true, false]);
  pressEnter("[name=phone]");
  expect(takeTap(form)).toBe(true);
});

it("keeps only taps on a form whose own script still comes, once the page's script is there", () => {
  open();
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(true);
  endWaiting();
  expect([tap("a"), send("#find"), wasSearched()]).toEqual([true, true, false]);
  tap("#sign-up button");
  expect(takeTap(find<HTMLFormElement>("#sign-up"))).toBe(true);
  expect(document.documentElement.hasAttribute("data-waiting")).toBe(false);
});
