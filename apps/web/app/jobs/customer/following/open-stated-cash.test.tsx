import { afterEach, expect, test } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../test-setup/followed-job.ts";
import { fill, findButton, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

test("after another amount of cash only the stars are asked for, and the amount can be corrected", async () => {
  const stated = (claimed: number) => ({
    ...{ ...followedJob, status: "Completed", completedDate: "2026-05-01T12:00:00.000Z", priceStatus: "agreed" },
    ...{ confirmedDate: "2026-05-01T13:00:00.000Z", rating: null, nextSteps: ["pay"] },
    payment: { status: "due", method: null, claimed },
  });
  const changes = { [`Job/${followedJobId}`]: { body: stated(1_400) } };
  const confirm = { ...done("Thank you for your feedback."), changes };
  await visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: stated(1_200) }, confirm },
  });
  await wait(() => findButton("Rate the work"), "the stars");
  const bars = [...document.querySelectorAll("main .thumb-bar")].map(({ textContent }) => textContent);
  expect(bars).toEqual(["Rate the work"]);
  expect(document.querySelector("main .large-price")?.textContent).toBe("PKR 1,200");
  for (const name of ["I paid cash PKR 1,500 – confirm", "Cash"]) expect(findButton(name)).toBeFalsy();
  await press("Correct the cash");
  await readDialog("Enter what you gave the handyman. Your last amount counts.");
  await fill({ cashPaid: "1400" });
  await press("Save the amount");
  await readToast("Now it says: you paid PKR 1,400 in cash.");
  await wait(() => document.querySelector("main .large-price")?.textContent === "PKR 1,400", "amount of now");
  await readPage(
    "You said that you paid PKR 1,400 in cash. It counts once your handyman says the same. If not, our office asks you both.",
  );
});
