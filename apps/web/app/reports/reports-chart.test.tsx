import { MantineProvider } from "@mantine/core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { waitFor } from "../../test-setup/screen-reading.ts";
import { ReportsChart } from "./reports-chart.tsx";

const row = {
  ...{ name: "Islamabad", signups: 1, verified: 1, accepted: 2, medianMinutesToAccept: 4 },
  ...{ completions: 2, turnover: 3_000, revenue: 300 },
};

let root: Root | undefined;
afterEach(() => root?.unmount());

test("a chart is drawn after the figures of the page, in a place of its height", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const chart = <ReportsChart title="Jobs" rowLabel="City" rows={[row]} figures={["accepted", "completions"]} />;
  flushSync(() => root?.render(<MantineProvider env="test">{chart}</MantineProvider>));
  expect(place.querySelector("h2")?.textContent).toBe("Jobs");
  const drawing = place.querySelector<HTMLElement>("[aria-hidden=true]");
  expect(drawing?.style.minHeight).toBe("240px");
  expect(drawing?.children).toHaveLength(0);
  await waitFor(() => expect(drawing?.querySelector(".recharts-responsive-container")).not.toBeNull());
});
