import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { fill, findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const completed = {
  ...{ ...followedJob, status: "Completed", completedDate: "2026-05-01T12:00:00.000Z", priceStatus: "agreed" },
  ...{ payment: { status: "due", method: null, claimed: null }, nextSteps: ["pay", "confirm"] },
};

test("another amount of cash leads above the button that names it, and without cash it names none", async () => {
  await visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: completed } },
  });
  await wait(() => findButton("I paid cash PKR 1,500 – confirm"), "button with the amount");
  await press("I paid another amount");
  await fill({ cashPaid: "1200" });
  await wait(() => findButton("I paid cash PKR 1,200 – confirm"), "button with the other amount");
  expect(document.querySelector("main .thumb-bar .large-price")?.textContent).toBe("PKR 1,200");
  await fill({ cashPaid: "" });
  await wait(() => findButton("Confirm and rate"), "button without an amount");
  await press("Cash");
  await wait(() => findButton("I paid cash PKR 1,500 – confirm"), "the whole price again");
  await press("Wallet or card");
  await wait(() => findButton("Pay PKR 1,500"), "button that says what follows");
  expect(findField("cashPaid")).toBeNull();
});
