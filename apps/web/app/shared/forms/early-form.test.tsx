import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { SampleForm, type Save } from "../../../test-setup/pages/sample-form.tsx";
import { marks } from "../early/early-marks.ts";

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

const page = (save: Save) => (
  <MantineProvider env="test">
    <SampleForm save={save} initial={{ identifier: "", password: "" }} />
  </MantineProvider>
);

/** The form as the server wrote it, with what somebody typed before the script. */
function openEarly(save: Save): { place: HTMLElement; hydrate: () => Promise<void> } {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(page(save));
  for (const input of place.querySelectorAll("input")) input.value = `early ${input.name}`;
  const hydrate = () =>
    act(async () => {
      root = hydrateRoot(place, page(save));
    });
  return { place, hydrate };
}

test("a form whose button was pressed before the script is sent once it is there", async () => {
  const save = vi.fn<Save>(async () => undefined);
  const { place, hydrate } = openEarly(save);
  expect(place.querySelector("[data-waits]")?.getAttribute("data-waits")).toBe(
    "We send it as soon as the page is ready.",
  );
  place.querySelector("form")?.setAttribute(marks.tapped, "");
  await hydrate();
  expect(save).toHaveBeenCalledExactlyOnceWith({ identifier: "early identifier", password: "early password" });
  expect(place.querySelector("[data-waits]")).toBeNull();
});

test("values typed before the script loads are kept, and the browser itself sends nothing", async () => {
  const save = vi.fn<Save>(async () => undefined);
  const { place, hydrate } = openEarly(save);
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Send");
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  expect(place.querySelectorAll("[type=submit]:enabled")).toHaveLength(0);
  await hydrate();
  await act(async () => button?.click());
  expect(save).toHaveBeenCalledWith({ identifier: "early identifier", password: "early password" });
});
