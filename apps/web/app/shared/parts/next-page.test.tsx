import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  beginVisit,
  cutNetwork,
  endVisit,
  nameFile,
  network,
  openFirstPage,
  reportOnline,
  restoreNetwork,
} from "../../../test-setup/pages/three-pages.tsx";

beforeEach(beginVisit);
afterEach(endVisit);

test("a page opens when all its files are loaded", async () => {
  const { press, readTitle, readAlert } = await openFirstPage();
  await press("to second");
  expect(network.mock.calls.map(([url]) => url)).toEqual([
    nameFile("root"),
    nameFile("second"),
    nameFile("second", "css"),
  ]);
  expect(readTitle()).toBe("Second");
  expect(readAlert()).toBe("");
});

test("when a page's script fails to load, the current page stays and shows a notice", async () => {
  const { press, type, readTitle, readTyped, readAlert, router } = await openFirstPage();
  cutNetwork();
  await type("Asad");
  await press("to third");
  expect(readTitle()).toBe("First");
  expect(readTyped()).toBe("Asad");
  expect(readAlert()).toContain("This page needs the internet");
  expect(router.state.location.pathname).toBe("/first");
});

test("the page opens when the network returns", async () => {
  const { press, readTitle, readAlert } = await openFirstPage();
  cutNetwork();
  await press("to third");
  restoreNetwork();
  await reportOnline();
  expect(readTitle()).toBe("Third");
  expect(readAlert()).toBe("");
});

test("Try again opens the page as soon as its files load", async () => {
  const { press, readTitle, readAlert } = await openFirstPage();
  cutNetwork();
  await press("to third");
  await press("Try again");
  expect(readAlert()).toContain("This page needs the internet");
  restoreNetwork();
  await press("Try again");
  expect(readTitle()).toBe("Third");
});

test("a person who is typing is asked before the page changes", async () => {
  const { press, type, readTitle, readTyped, readAlert } = await openFirstPage();
  cutNetwork();
  await press("to third");
  await type("Asad");
  restoreNetwork();
  await reportOnline();
  expect(readTitle()).toBe("First");
  expect(readTyped()).toBe("Asad");
  expect(readAlert()).toContain("You are connected again");
  await press("Open the page");
  expect(readTitle()).toBe("Third");
});

test("a person who chooses to stay is not asked again when the network returns", async () => {
  const { press, readTitle, readAlert } = await openFirstPage();
  cutNetwork();
  await press("to third");
  await press("Stay here");
  expect(readAlert()).toBe("");
  restoreNetwork();
  await reportOnline();
  expect(readTitle()).toBe("First");
});

test("when two pages are requested, the later one opens", async () => {
  const { press, readTitle } = await openFirstPage();
  cutNetwork();
  await press("to second");
  await press("to third");
  restoreNetwork();
  await reportOnline();
  expect(readTitle()).toBe("Third");
});

test("a waiting navigation ends when the person opens another page, the same page again, or stays", async () => {
  const { press, router, readTitle } = await openFirstPage();
  const gone: string[] = [];
  const go = (to: string, name: string) => act(async () => void router.navigate(to).then(() => gone.push(name)));
  cutNetwork();
  await go("/second", "another");
  await go("/third", "the same");
  await go("/third", "stay");
  expect(gone).toEqual(["another", "the same"]);
  await press("Stay here");
  expect(gone).toEqual(["another", "the same", "stay"]);
  expect(readTitle()).toBe("First");
  restoreNetwork();
  await go("/third", "there");
  expect(readTitle()).toBe("Third");
});

test("Back pressed twice goes back two pages", async () => {
  const { press, go, readTitle } = await openFirstPage();
  await press("to third");
  await go("/second");
  cutNetwork();
  await go(-2);
  expect(readTitle()).toBe("Second");
  await go(-1);
  expect(readTitle(), "its files are there").toBe("Third");
  restoreNetwork();
  await reportOnline();
  expect(readTitle()).toBe("Third");
});

test("a redirect also waits for the files of its target", async () => {
  const { go, readTitle, readAlert } = await openFirstPage();
  network.mockImplementation(async (url) =>
    /third|shared/.test(url) ? Promise.reject(new TypeError("Failed to fetch")) : new Response("script"),
  );
  await go("/leads");
  expect(readTitle()).toBe("First");
  expect(readAlert()).toContain("This page needs the internet");
  restoreNetwork();
  await reportOnline();
  expect(readTitle()).toBe("Third");
});

test("Back waits for its page as a link does", async () => {
  const { press, go, readTitle, readAlert } = await openFirstPage();
  await press("to third");
  cutNetwork();
  await go(-1);
  expect(readTitle(), "first.js was never fetched").toBe("Third");
  expect(readAlert()).toContain("This page needs the internet");
  restoreNetwork();
  await reportOnline();
  expect(readTitle()).toBe("First");
});

test("a page whose files a newer build has replaced is opened by its address", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const { press, readTitle } = await openFirstPage();
  network.mockImplementation(async () => new Response("", { status: 404 }));
  await press("to third");
  expect(assign).toHaveBeenCalledWith("/third");
  expect(readTitle()).toBe("First");
});
