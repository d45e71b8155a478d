import { logout } from "@hunarmand/api/account/account";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi } from "../calls/call-api.ts";
import { Dialogs, showMessage, showSessionEnded } from "../dialogs/dialogs.tsx";
import { signIn } from "./session.ts";

const id = "4f1f8a52-5f0e-4a4c-9c1b-1d2a7d1f0a11";
const ended = { code: "not-signed-in", message: "Session Expired - Please login again." };

let root: Root;

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(ended), { status: 401 }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MantineProvider>
        <Dialogs />
      </MantineProvider>,
    ),
  );
});

afterEach(() => act(async () => root.unmount()));

const dialogs = () => [...document.querySelectorAll("dialog")].map(({ textContent }) => textContent);
const pressOk = () => act(async () => document.querySelector<HTMLElement>("dialog button")?.click());
const accept = () => callApi(acceptJob, { body: { Id: id } }).catch(() => undefined);

test("an expired session is reported once, and calls that failed because of it need no dialog of their own", async () => {
  signIn("a.b.c", "Provider");
  await act(() => Promise.all([accept(), accept()]));
  void showMessage({ kind: "error", title: "Error", text: "Failed to accept job." });
  void showSessionEnded();
  expect(dialogs()).toEqual([expect.stringContaining(ended.message)]);
  await pressOk();
  expect(dialogs()).toEqual([]);
});

test("a person who logs out does not read that their session had expired", async () => {
  signIn("a.b.c", "Provider");
  await act(() => callApi(logout, { isLeaving: true }).catch(() => undefined));
  expect(dialogs()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("after the report of an expired session is closed, errors are shown again", async () => {
  signIn("a.b.c", "Provider");
  await act(accept);
  await pressOk();
  await act(async () => void showMessage({ kind: "error", title: "Error", text: "Login failed" }));
  expect(dialogs()).toEqual([expect.stringContaining("Login failed")]);
  await pressOk();
});
