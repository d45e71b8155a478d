import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { waitFor } from "../../test-setup/screen-reading.ts";
import { Dialogs } from "../shared/dialogs/dialogs.tsx";
import { setLanguage } from "../shared/texts/messages.ts";
import { useSubmission } from "./use-submission.ts";

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";

function Asking() {
  const submit = useSubmission("Sent.", (sent) => `/contracts?section=quote&answer=${sent}`);
  return (
    <button type="button" onClick={() => void submit({}, async () => ({ message: "Sent.", id }))}>
      Send
    </button>
  );
}

afterEach(() => setLanguage("en"));

test("what was sent opens in the language of its page", async () => {
  await setLanguage("ur");
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const replaced = vi.spyOn(window.history, "replaceState").mockImplementation(() => undefined);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const asking = (
    <MantineProvider env="test">
      <Asking />
      <Dialogs />
    </MantineProvider>
  );
  await act(async () => root.render(asking));
  await act(async () => document.querySelector("button")?.click());
  const close = await waitFor(() => {
    const button = document.querySelector<HTMLElement>("dialog button");
    if (!button) throw new Error("There is no message.");
    return button;
  });
  await act(async () => close.click());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(replaced).toHaveBeenLastCalledWith(null, "", `/ur/contracts?section=quote&answer=${id}`);
  act(() => root.unmount());
});
