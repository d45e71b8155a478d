import { afterEach, expect, test, vi } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { sayDay } from "../../../test-setup/contracts/say-day.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
  publishOffice({});
});

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const listOf = (one: object) => ({
  "Contracts/quotes": { body: { message: "", data: [{ ...askedCrew, id, ...one }] } },
});
const open = (replies: ReturnType<typeof listOf>) =>
  visit({ path: "/contracts?section=quote", who: customer, replies });
const readPageText = () => document.querySelector("main")?.textContent ?? "";

test("work that begins soon while the office is closed has its next hours, and the request as a message", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-07T17:18:00Z"), toFake: ["Date"] });
  const hours = { openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" };
  publishOffice({ ...hours, phone: "051 1234567", phoneLink: "tel:+92511234567", whatsappLink: "https://wa.me/92" });
  const waiting = { status: "New", amount: null, validUntil: null, nextSteps: ["decline"], startDate: "2026-03-09" };
  await open(listOf({ ...waiting, promisedDate: "2026-03-09T13:00:00.000Z" }));
  await wait(
    () => /Our office opens Mon 9 Mar 9:00.am\. Call then, or send it by WhatsApp now\./.test(readPageText()),
    "hours",
  );
  const link = document.querySelector<HTMLAnchorElement>('article a[href*="wa.me"]');
  expect(link?.textContent).toBe("Send it by WhatsApp");
  expect(new URL(link?.href ?? "").searchParams.get("text")).toContain(
    `10 handymen, 1 Month, Lahore, ${sayDay("2026-03-09")}`,
  );
});
