import { login } from "@hunarmand/api/account/account";
import { MantineProvider, TextInput } from "@mantine/core";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { marks } from "../early/early-marks.ts";
import { FormBody } from "./form-body.tsx";
import { useCallForm } from "./use-call-form.ts";

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

type Save = (values: { identifier: string; password: string }) => Promise<unknown>;

function SampleForm({ save, initial }: { save: Save; initial: { identifier: string; password: string } }) {
  const form = useCallForm(login.body, initial, { draft: "none", incomplete: "Please fill all required fields." });
  return (
    <FormBody form={form} onSave={save} submitLabel="Send">
      <TextInput label="Identifier" {...form.field("identifier")} />
      <TextInput label="Password" {...form.field("password")} />
    </FormBody>
  );
}

test("a form whose button was pressed before the script is sent once it is there", async () => {
  const save = vi.fn<Save>(async () => undefined);
  const page = (
    <MantineProvider env="test">
      <SampleForm save={save} initial={{ identifier: "", password: "" }} />
    </MantineProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(page);
  expect(place.querySelector("[data-waits]")?.getAttribute("data-waits")).toBe("Loading…");
  for (const input of place.querySelectorAll("input")) input.value = `early ${input.name}`;
  place.querySelector("form")?.setAttribute(marks.tapped, "");
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  expect(save).toHaveBeenCalledExactlyOnceWith({ identifier: "early identifier", password: "early password" });
  expect(place.querySelector("[data-waits]")).toBeNull();
});

test("values typed before the script loads are kept, and the button waits for it", async () => {
  const save = vi.fn<Save>(async () => undefined);
  const page = (
    <MantineProvider env="test">
      <SampleForm save={save} initial={{ identifier: "", password: "" }} />
    </MantineProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(page);
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Send");
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  expect(place.querySelectorAll("[type=submit]:enabled")).toHaveLength(0);
  for (const input of place.querySelectorAll("input")) input.value = `early ${input.name}`;
  await act(async () => {
    root = hydrateRoot(place, page);
  });
  expect(button?.hasAttribute("aria-disabled")).toBe(false);
  await act(async () => button?.click());
  expect(save).toHaveBeenCalledWith({ identifier: "early identifier", password: "early password" });
});
