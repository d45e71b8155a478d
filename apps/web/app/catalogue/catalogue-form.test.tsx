import type { CatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { MantineProvider } from "@mantine/core";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { CatalogueForm } from "./catalogue-form.tsx";

let root: Root;
afterEach(() => act(() => root.unmount()));

const cities = ["Islamabad", "Lahore"].map((name, index) => ({ id: index + 1, name }) as CatalogueEntry);
let filterBy: (parentId: string) => void = () => {};

/** The form for a new area, beside a list without a filter until `filterBy` is called. */
function NewArea() {
  const [parentId, setParentId] = useState<string>();
  filterBy = setParentId;
  return <CatalogueForm kind="areas" entry={undefined} parents={cities} parentId={parentId} onClose={() => {}} />;
}

async function openForm() {
  const page = (
    <MantineProvider env="test">
      <NewArea />
    </MantineProvider>
  );
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const router = createMemoryRouter([{ path: "*", element: page }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const city = document.querySelector<HTMLSelectElement>("[name=parentId]");
  if (!city) throw new Error("there is no city");
  return city;
}

test("a form opened before the filtered list arrives gets the city of the filter", async () => {
  const city = await openForm();
  expect(city.value).toBe("");
  await act(async () => filterBy("2"));
  expect(city.value).toBe("2");
});

test("a city chosen before the filtered list arrives stays", async () => {
  const city = await openForm();
  city.value = "1";
  await act(async () => city.dispatchEvent(new Event("change", { bubbles: true })));
  await act(async () => filterBy("2"));
  expect(city.value).toBe("1");
});
