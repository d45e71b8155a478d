import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { Dialogs } from "../../shared/dialogs/dialogs.tsx";
import { ExportButton } from "./export-button.tsx";

let root: Root;

afterEach(() => act(() => root.unmount()));

const press = (name: string) =>
  act(async () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click());

test("a file contains the list that is on the screen when the person confirms, not the previous one", async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const show = (load: () => Promise<Blob>) =>
    act(async () =>
      root.render(
        <MantineProvider env="test">
          <ExportButton name="providers" load={load} />
          <Dialogs />
        </MantineProvider>,
      ),
    );
  const [loadAll, loadVerified] = [vi.fn(async () => new Blob()), vi.fn(async () => new Blob())];
  await show(loadAll);
  await press("Export as CSV");
  // The new filters arrive together with their list.
  await show(loadVerified);
  await press("Export");
  expect(loadAll).not.toHaveBeenCalled();
  expect(loadVerified).toHaveBeenCalledOnce();
});
