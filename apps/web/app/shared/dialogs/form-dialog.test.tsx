import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { FormDialog } from "./form-dialog.tsx";

test("a dialog focuses its first field, even after a link", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <MantineProvider env="test">
        <FormDialog title="Price" onClose={() => {}}>
          <a href="/dispatch-rule">The rule</a>
          <form>
            <input type="hidden" name="id" />
            <input name="amount" />
          </form>
        </FormDialog>
      </MantineProvider>,
    ),
  );
  expect(document.activeElement?.getAttribute("name")).toBe("amount");
  act(() => root.unmount());
});
