import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { showToast, Toasts, useToastEnd } from "./toasts.tsx";

function Page() {
  useToastEnd();
  return <Toasts />;
}

test("a toast goes with its person to the next page, and not to the page after", async () => {
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/acceptjob"] });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  const readToast = () => document.querySelector(".toast")?.textContent;
  const go = (path: string) => act(() => router.navigate(path));
  act(() => showToast("Job accepted."));
  await go("/acceptcustomerinfo");
  expect(readToast()).toBe("Job accepted.");
  await go("/acceptarrival");
  expect(readToast()).toBeUndefined();
  act(() => showToast("Your arrival is marked."));
  await go("/jobdetails");
  expect(readToast(), "another toast counts its own pages").toBe("Your arrival is marked.");
  act(() => showToast("Your arrival is marked."));
  await go("/jobcompletion");
  expect(readToast(), "one with the same text, too").toBe("Your arrival is marked.");
  act(() => root.unmount());
});
