import { MantineProvider } from "@mantine/core";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ImagePicker } from "./image-picker.tsx";

const receipt = new File(["a picture"], "receipt.jpg", { type: "image/jpeg" });
const letter = new File(["%PDF"], "letter.pdf", { type: "application/pdf" });
/** A file that claims to be a picture but is not. */
const broken = new File(["no picture"], "broken.jpg", { type: "image/jpeg" });

let root: Root;
let input: HTMLInputElement;
let sent: File | null = null;

function Field() {
  const [value, setValue] = useState<File | null>(null);
  sent = value;
  return <ImagePicker name="File" label="Receipt" value={value} onPick={setValue} />;
}

beforeEach(async () => {
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    if (file === broken) throw new Error("not a picture");
    return { width: 10, height: 10, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob(["a picture, drawn anew"])),
  );
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Field />
      </MantineProvider>,
    ),
  );
  const found = place.querySelector("input");
  if (!found) throw new Error("There is no field.");
  input = found;
});

afterEach(() => act(async () => root.unmount()));

const choose = (file: File) =>
  act(async () => {
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  });

test.each([
  ["a file of another kind", letter],
  ["a file that only calls itself a picture", broken],
])("%s clears the previous picture, so that it is not sent instead", async (_, file) => {
  await choose(receipt);
  expect(sent).toBe(receipt);
  await choose(file);
  expect(sent).toBeNull();
  expect(document.body.textContent).toContain("Please choose a picture: JPEG, PNG or WebP.");
  await choose(receipt);
  expect(sent).toBe(receipt);
  expect(input.getAttribute("aria-invalid")).toBe("false");
});

test("a screen reader reads the file's name with the field, whose input is emptied after each choice", async () => {
  await choose(receipt);
  const description = input.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(description)?.textContent).toBe("receipt.jpg");
  expect(document.querySelector("[role=status]")?.textContent).toBe("receipt.jpg");
});
