import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { usePreset } from "./use-preset.ts";

let subjects: string[] = [];

beforeEach(() => {
  subjects = [];
});

function Form() {
  subjects.push(usePreset().subject);
  return null;
}

const page = (
  <MemoryRouter initialEntries={["/complains?subject=Appeal"]}>
    <Form />
  </MemoryRouter>
);

test("a form has the subject of its link from its first render on, so that no draft replaces what is typed", async () => {
  const root = createRoot(document.createElement("div"));
  await act(() => root.render(page));
  expect(new Set(subjects)).toEqual(new Set(["Appeal"]));
  await act(() => root.unmount());
});

test("a prerendered form has no subject, as React takes it over", () => {
  renderToString(page);
  expect(subjects).toEqual([""]);
});
