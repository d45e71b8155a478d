import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { nextFrames, waitFor } from "../../test-setup/screen-reading.ts";
import providers from "../locales/en/providers.json";
import { signIn } from "../shared/person/session.ts";
import { getMessages, setLanguage } from "../shared/texts/messages.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

const own = { email: "ali@example.pk", phoneNumber: null, phoneConfirmed: false, hasPassword: true, request: null };

async function open(emailConfirmed: boolean) {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ ...own, emailConfirmed })));
  vi.stubGlobal("fetch", fetch);
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const page = (
    <MemoryRouter>
      <MantineProvider env="test">
        <UnconfirmedEmail />
      </MantineProvider>
    </MemoryRouter>
  );
  await act(async () => root?.render(page));
  return { place, fetch };
}

test("a person with an unconfirmed email reads where the code is, and follows a link to enter it", async () => {
  signIn("a.b.c", "Provider");
  const { place } = await open(false);
  await act(() => waitFor(() => expect(place.textContent).toContain("We have sent a code to ali@example.pk.")));
  expect(place.querySelector("a")?.getAttribute("href")).toBe("/signindetails");
});

test("a confirmed email shows nothing, and a visitor makes no call", async () => {
  signIn("a.b.c", "Provider");
  const { place, fetch } = await open(true);
  await act(() => waitFor(() => expect(fetch).toHaveBeenCalledOnce()));
  await act(nextFrames);
  expect(place.querySelector("[role=alert], a")).toBeNull();
  await act(() => root?.unmount());
  localStorage.clear();
  const visit = await open(false);
  await act(nextFrames);
  expect(visit.place.querySelector("[role=alert], a")).toBeNull();
  expect(visit.fetch).not.toHaveBeenCalled();
});

test.each(["en", "ur"] as const)(
  "the page after a signup names the link that leads to the code: %s",
  async (language) => {
    await setLanguage(language);
    const { success, confirmEmail } = getMessages(providers);
    await setLanguage("en");
    expect(success.code).toMatch(new RegExp(`[“”]${confirmEmail.link}[“”]`));
  },
);
