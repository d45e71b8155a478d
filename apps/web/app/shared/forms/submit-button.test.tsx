import { MantineProvider, TextInput } from "@mantine/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { z } from "zod";
import { nextFrames } from "../../../test-setup/screen-reading.ts";
import { FormBody } from "./form-body.tsx";
import { useCallForm } from "./use-call-form.ts";

const Sample = z.object({ words: z.string().min(1) });

function SampleForm() {
  const form = useCallForm(Sample, { words: "" }, { draft: "none", incomplete: "Please fill all required fields." });
  return (
    <FormBody form={form} onSave={async () => undefined} submitLabel="Send">
      <TextInput label="Words" {...form.field("words")} />
    </FormBody>
  );
}

test("a tap is not lost when a field above is wrong: the field keeps the focus until the click", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(() =>
    root.render(
      <MantineProvider env="test">
        <SampleForm />
      </MantineProvider>,
    ),
  );
  const [button, field] = [place.querySelector("button[type=submit]"), place.querySelector("input")];
  const half = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 });
  await act(async () => field?.focus());
  // A browser moves the focus at this event, unless it is prevented. The error would then move the button.
  expect(button?.dispatchEvent(half("mousedown"))).toBe(false);
  expect(place.querySelector("[aria-invalid=true]")).toBeNull();
  await act(async () => void button?.dispatchEvent(half("click")));
  await act(nextFrames);
  expect(place.querySelector("[aria-invalid=true]")).not.toBeNull();
  await act(() => root.unmount());
});
