import type { ReceivedPayment } from "@hunarmand/api/payments/returns";
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { signIn } from "../../shared/person/session.ts";
import { leftOf, TakeBack } from "./take-back.tsx";

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
});

const payment: ReceivedPayment = {
  id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11",
  kind: "card",
  payerId: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12",
  payerName: "Ayesha Siddiqui",
  jobId: null,
  date: "2026-03-02T08:00:00.000Z",
  amount: 4_500,
  returned: 1_000.1,
  returning: 0.2,
};

interface Sent {
  address: string;
  body: unknown;
  key: string | null;
}

const refunded = () => Response.json({ message: "The payment is refunded.", status: "success", returned: 1 });

/** Opens the dialog; `sent` collects the requests, and the server accepts all. */
async function openDialog(changes: Partial<ReceivedPayment> = {}, reply = refunded) {
  signIn("a.b.c", "Finance");
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, { body, headers }: RequestInit) => {
    const key = new Headers(headers).get("idempotency-key");
    sent.push({ address: new URL(address, "http://portal.test").pathname, body: JSON.parse(String(body)), key });
    return reply();
  });
  const dialog = (
    <MantineProvider env="test">
      <TakeBack payment={{ ...payment, ...changes }} onClose={() => {}} />
    </MantineProvider>
  );
  root = createRoot(document.body.appendChild(document.createElement("div")));
  const router = createMemoryRouter([{ path: "*", element: dialog }]);
  await act(async () => root?.render(<RouterProvider router={router} />));
  const findSelect = (label: string) => {
    const selects = [...document.querySelectorAll("select")];
    const select = selects.find(({ labels }) => labels?.[0]?.textContent?.startsWith(label));
    if (!select) throw new Error(`there is no ${label}`);
    return select;
  };
  await act(() => waitFor(() => findSelect("Template")));
  const choose = async (label: string, value: string) => {
    const select = findSelect(label);
    select.value = value;
    await act(async () => select.dispatchEvent(new Event("change", { bubbles: true })));
  };
  const submit = () => act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")?.click());
  const waitUntilSent = () => act(() => waitFor(() => expect(sent).toHaveLength(1)));
  const ways = () => [...document.querySelectorAll<HTMLOptionElement>("[name=way] option")].map(({ value }) => value);
  return { sent, choose, submit, waitUntilSent, ways };
}

test("the rest that can be returned is computed in paisa", () => {
  expect(leftOf(payment)).toBe(3_499.7);
  expect(leftOf({ amount: 0.3, returned: 0.1, returning: 0.2 })).toBe(0);
});

test("a refund of the whole rest is sent with its reason, under a new key", async () => {
  const { sent, choose, submit, waitUntilSent } = await openDialog();
  await choose("Template", "The customer paid twice.");
  await submit();
  await waitUntilSent();
  expect(sent).toEqual([
    {
      address: `/api/Admin/received-payments/${payment.id}/refund`,
      body: { amount: 3_499.7, reason: "The customer paid twice.", read: { returned: 1_000.3 } },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test("when a colleague has returned more meanwhile, the refund must be confirmed again and keeps what was typed", async () => {
  const message = "This has changed since you read it. Please look again, then decide.";
  const issues = [
    { field: "read.returned", code: "now-amount", values: { amount: 2000 }, message: "It is now PKR 2000." },
  ];
  const body = { code: "facts-changed", message, error: message, requestId: "r", issues };
  const { choose, submit } = await openDialog({}, () => Response.json(body, { status: 409 }));
  await choose("Template", "The customer paid twice.");
  await submit();
  expect(document.body.textContent).toContain(`${message} It is now PKR 2000.`);
  expect(document.querySelector<HTMLInputElement>("[name=amount]")?.value).toBe("3,499.7");
  expect(document.querySelector<HTMLTextAreaElement>("[name=reason]")?.value).toBe("The customer paid twice.");
});

test("nothing is sent without a reason", async () => {
  const { sent, submit } = await openDialog();
  await submit();
  await act(() => waitFor(() => expect(document.body.textContent).toContain("This field is required.")));
  expect(sent).toEqual([]);
});

test("cash can be corrected, but not refunded", async () => {
  const { sent, choose, submit, waitUntilSent, ways } = await openDialog({ kind: "cash" });
  expect(ways()).toEqual(["correction"]);
  await choose("Template", "The amount was typed wrong.");
  await submit();
  await waitUntilSent();
  expect(sent.map(({ address }) => address)).toEqual([`/api/Admin/received-payments/${payment.id}/correct`]);
});
