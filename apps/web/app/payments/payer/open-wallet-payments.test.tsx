import { expect, test, vi } from "vitest";
import { refusing } from "../../../test-setup/faked-server.ts";
import { followedJob } from "../../../test-setup/followed-job.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { visit } from "../../../test-setup/visit.ts";

const accounts = { jazzcash: { title: "Hunarmand Services", number: "0300 1112233" } };
const replies = {
  "amount-due": { body: { amount: 1_500, cardEntry: "form" } },
  "wallet-accounts": { body: { accounts } },
};
const jobId = "3d0cbe54-64a3-4bd6-9c0e-1f5a3f2f7c11";

test("the form shows the account of the chosen wallet, fills in the amount due, and copies the number", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await visit({ path: `/walletpayments?jobId=${jobId}`, who: customer, replies });
  await wait(() => findField("amount")?.value === "1500", "amount due");
  await fill({ walletType: "jazzcash" });
  await readPage("Send the money with JazzCash to");
  await readPage("Hunarmand Services");
  await press("Copy the number");
  await readPage("Copied");
  expect(writeText.mock.calls).toEqual([["0300 1112233"]]);
});

test.each(["/walletpayments", "/creditcard"])(
  "%s names the job that is paid: work, handyman, day and price",
  async (path) => {
    const job = { ...followedJob, status: "Completed", completedDate: "2026-05-01T11:00:00.000Z", nextSteps: ["pay"] };
    await visit({
      path: `${path}?jobId=${jobId}`,
      who: customer,
      replies: { ...replies, [`Job/${jobId}`]: { body: job } },
    });
    await wait(() => findField("amount"), "form");
    const shown = document.querySelector("main section")?.textContent;
    expect(shown).toBe("You pay for this job · H-10482AC InstallationAli Raza, 01-May-2026PKR 1,500");
  },
);

test("a payment without a job names none", async () => {
  await visit({ path: "/walletpayments", who: customer, replies });
  await wait(() => findField("amount"), "form");
  expect(document.querySelector("main section")).toBeNull();
});

test.each([
  [0, true],
  [1_500, false],
] as const)("the form says when nothing is due: %d", async (amount, isSaid) => {
  const due = { ...replies, "amount-due": { body: { amount, cardEntry: "form" } } };
  await visit({ path: "/walletpayments", who: customer, replies: due });
  await wait(() => findField("amount"), "form");
  expect(document.querySelector("main")?.textContent?.includes("You have nothing to pay now.")).toBe(isSaid);
  const main = [...document.querySelectorAll("main .mantine-Button-root:not([data-variant=default])")];
  expect(main.map(({ textContent }) => textContent)).toEqual([isSaid ? "Back to payments" : "Submit"]);
});

test("a wallet without an account is shown as unavailable", async () => {
  await visit({ path: "/walletpayments", who: customer, replies });
  await fill({ walletType: "sadapay" });
  await readPage("We cannot receive SadaPay payments now. Please choose another wallet.");
});

test("a job that cannot be paid yet is reported before the form", async () => {
  const refused = { ...replies, "amount-due": refusing("job-not-completed") };
  for (const path of ["/walletpayments", "/creditcard"]) {
    await visit({ path: `${path}?jobId=${jobId}`, who: customer, replies: refused });
    await readPage("This job is not completed. You can pay when the work is done.");
    expect(findField("amount")).toBeNull();
  }
});
