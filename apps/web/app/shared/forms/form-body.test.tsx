import { MantineProvider, NumberInput, TextInput } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { SampleForm, type Save } from "../../../test-setup/pages/sample-form.tsx";
import { nextFrames } from "../../../test-setup/screen-reading.ts";
import { ApiError } from "../calls/api-error.ts";
import { withResolvers } from "../parts/with-resolvers.ts";
import { FormBody } from "./form-body.tsx";
import { PhoneField } from "./form-fields.tsx";
import { useCallForm } from "./use-call-form.ts";

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

async function openForm(save: Save, initial = { identifier: "ali", password: "secret" }) {
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(() =>
    root?.render(
      <MantineProvider env="test">
        <SampleForm save={save} initial={initial} />
      </MantineProvider>,
    ),
  );
  const press = () => place.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  const send = () => act(async () => press());
  const settle = () => act(nextFrames);
  return { press, send, settle, text: () => place.textContent };
}

test("an incomplete form shows a summary, marks its fields, and focuses the first one", async () => {
  const save = vi.fn<Save>();
  const { send, settle, text } = await openForm(save, { identifier: "", password: "" });
  await send();
  await settle();
  expect(text()).toContain("Please fill all required fields.");
  expect(text()).toContain("This field is required.");
  expect(document.activeElement?.getAttribute("name")).toBe("identifier");
  expect(save).not.toHaveBeenCalled();
});

test("a complete form with one wrong field shows that error once, without asking to fill other fields", async () => {
  const save = vi.fn<Save>();
  const { send, settle, text } = await openForm(save, { identifier: "x".repeat(300), password: "secret" });
  await send();
  await settle();
  expect(text()).not.toContain("Please fill all required fields.");
  expect(text()?.split("At most 254 characters.")).toHaveLength(2);
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(document.activeElement?.getAttribute("name")).toBe("identifier");
});

test("a complete form with several wrong fields asks to check those", async () => {
  const save = vi.fn<Save>();
  const { send, settle, text } = await openForm(save, { identifier: "x".repeat(300), password: "x".repeat(300) });
  await send();
  await settle();
  expect(text()).toContain("Please check the fields that are marked.");
  expect(text()).not.toContain("Please fill all required fields.");
});

test("a form submitted twice is sent once", async () => {
  const saved = withResolvers<void>();
  const save = vi.fn<Save>(() => saved.promise);
  const { press, settle } = await openForm(save);
  await act(async () => {
    press();
    press();
  });
  await act(async () => saved.resolve());
  await settle();
  expect(save).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledWith({ identifier: "ali", password: "secret" });
});

test("a refusal by the server is shown at its field and in the summary", async () => {
  const issues = [{ field: "Password", code: "password-common" as const, message: "This one is too common." }];
  const refusal = new ApiError({ code: "invalid-input", message: "Please check.", status: 400, issues });
  const { send, settle, text } = await openForm(() => Promise.reject(refusal));
  await send();
  await settle();
  expect(text()).toContain("This one is too common.");
  expect(text()).toContain("Please check.");
  expect(document.activeElement?.getAttribute("name")).toBe("password");
});

test("an error of the whole form scrolls into view", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const whole = new ApiError({ code: "unexpected-reply", message: "Not now.", status: 503, issues: [] });
  const { send, settle, text } = await openForm(() => Promise.reject(whole));
  await send();
  await settle();
  expect(text()).toContain("Not now.");
  expect(scroll).toHaveBeenCalledWith({ block: "center" });
});

test("a refusal with the field's own text is shown only at the field, or in the summary without such a field", async () => {
  const message = "This email is already registered.";
  const refuse = (field: string) =>
    new ApiError({
      code: "email-taken",
      message,
      status: 409,
      issues: [{ field, code: "value-invalid" as const, message }],
    });
  const atField = await openForm(() => Promise.reject(refuse("identifier")));
  await atField.send();
  await atField.settle();
  expect(atField.text()?.split(message)).toHaveLength(2);
  expect(document.querySelector("[role=alert]")).toBeNull();
  await act(() => root?.unmount());
  const nowhere = await openForm(() => Promise.reject(refuse("somewhereElse")));
  await nowhere.send();
  await nowhere.settle();
  expect(document.querySelector("[role=alert]")?.textContent).toBe(message);
});

const noNumbers = { phone: "", words: "", cash: "", salary: "" };
function NumberForm() {
  const form = useCallForm(
    z.object({ phone: z.string(), words: z.string(), cash: z.any(), salary: z.string() }),
    noNumbers,
    {
      draft: "none",
    },
  );
  return (
    <FormBody form={form} onSave={async () => undefined} submitLabel="Send">
      <PhoneField label="Phone" {...form.field("phone")} />
      <TextInput label="Words" {...form.field("words")} />
      <TextInput label="Salary" data-amount inputMode="decimal" {...form.field("salary")} />
      <NumberInput label="Cash" inputMode="decimal" thousandSeparator="," {...form.field("cash")} />
    </FormBody>
  );
}

test("Urdu digits become 0 to 9 in number fields while typing, commas leave amounts, and text fields stay", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(() =>
    root?.render(
      <MantineProvider env="test">
        <NumberForm />
      </MantineProvider>,
    ),
  );
  const type = (name: string, text: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!field) throw new Error(name);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  await type("phone", "۰۳۰۰ ۱۲۳۴۵۶۷");
  await type("words", "گھر ۱۲");
  await type("cash", "٤٥٠٠");
  await type("salary", "۱,00,500.5");
  const read = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  expect(["phone", "words", "cash", "salary"].map(read)).toEqual(["0300 1234567", "گھر ۱۲", "4,500", "100500.5"]);
});
