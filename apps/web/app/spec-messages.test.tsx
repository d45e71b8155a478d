import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { email, type FakedReply, type FakedRow } from "../e2e/spec-messages/faked-row.ts";
import { fakedRows } from "../e2e/spec-messages/faked-rows.ts";
import { openScreen } from "../test-setup/open-screen.tsx";

/** With the claims that the screens read; nobody checks its seal here. */
const makeToken = (role: string) =>
  `e30.${btoa(JSON.stringify({ unique_name: "Ali Raza", email, role, status: "Verified" }))}.seal`;

/** What a screen asks for besides, which it can do without. */
const quietReplies: Readonly<Record<string, FakedReply>> = {
  events: { isHeld: true },
  "notices/unread": { body: { unread: 0 } },
  "profile-image": { status: 404, body: { code: "not-found", message: "No picture.", error: "No picture." } },
  "total-handymen": { body: 3 },
};

const waitMilliseconds = 15_000;

let close: (() => void) | undefined;

beforeEach(() => {
  // As in a browser: React renders when it likes, and the test waits for what is to be read.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
});
afterEach(async () => {
  for (let ok = findButton("OK"); ok; ok = findButton("OK")) {
    ok.click();
    await vi.waitFor(() => expect(ok?.isConnected).toBe(false));
  }
  close?.();
  close = undefined;
});

function fakeServer(replies: Readonly<Record<string, FakedReply>>): void {
  const known = Object.entries({ ...quietReplies, ...replies });
  vi.stubGlobal("fetch", (address: string) => {
    const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
    const { status = 200, body = [], isHeld } = known.find(([end]) => path.endsWith(`/${end}`))?.[1] ?? {};
    return isHeld ? new Promise(() => undefined) : Promise.resolve(Response.json(body, { status }));
  });
}

const findButton = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find(
    (button) => (button.textContent === name || button.ariaLabel === name) && !button.hasAttribute("disabled"),
  );

/** Waits as a person does who sees the screen come. */
async function wait<T>(find: () => T | null | undefined, what: string): Promise<T> {
  return vi.waitFor(
    () => {
      const found = find();
      if (!found) throw new Error(`There is no ${what}.`);
      return found;
    },
    { timeout: waitMilliseconds, interval: 10 },
  );
}

const press = async (name: string) =>
  (await wait(() => findButton(name), `button ${name} that can be pressed`)).click();

async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const find = () => document.querySelector<HTMLInputElement>(`main [name="${name}"], dialog [name="${name}"]`);
    const field = await wait(find, `field ${name}`);
    // React watches the element's own setter, and would take this for its own change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  }
}

/** The text alone in an element of its own, as a person finds it. */
function isRead({ place = "dialog", title }: FakedRow, text: string): boolean {
  const places = [...document.querySelectorAll(place === "dialog" ? "dialog" : "main")].filter(
    (element) => title === undefined || element.querySelector("h2")?.textContent === title,
  );
  return places.some((element) => [...element.querySelectorAll("*")].some(({ textContent }) => textContent === text));
}

for (const row of fakedRows) {
  const text = row.says ?? row.spec;
  test(`${row.section}: "${text}" is read`, { timeout: 2 * waitMilliseconds }, async () => {
    if (row.role) {
      localStorage.setItem("token", makeToken(row.role));
      localStorage.setItem("userRole", row.role);
    }
    if (row.currentJobId) localStorage.setItem("currentJobId", row.currentJobId);
    fakeServer(row.replies);
    close = openScreen(row.path);
    for (const step of row.acts ?? []) await ("fill" in step ? fill(step.fill) : press(step.press));
    await wait(() => isRead(row, text), `"${text}" in ${document.body.textContent}`);
    for (const [selector, seen] of Object.entries(row.sees ?? {})) {
      expect(document.querySelector(selector)?.textContent, selector).toBe(seen);
    }
    if (row.place === "page") expect(document.querySelector("dialog")).toBeNull();
    if (row.lacks) expect(document.querySelector(row.lacks)).toBeNull();
  });
}
