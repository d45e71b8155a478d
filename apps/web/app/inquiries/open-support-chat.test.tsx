import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { afterEach, expect, test } from "vitest";
import { press } from "../../test-setup/screen-person.ts";
import { readPage } from "../../test-setup/screen-reading.ts";
import { leave, visit } from "../../test-setup/visit.ts";
import { publishOffice } from "../shared/office/office.tsx";

const settings = { platformFeePercent: 10, offerRoundSize: 20, offerMinutes: 30, urgentOfferMinutes: 10 };

afterEach(async () => {
  await leave();
  publishOffice({});
});

test("the chat's button leads to WhatsApp below it", async () => {
  publishOffice(makePublicSettings({ ...settings, contact: { whatsapp: "+923001234567" } }));
  await visit({ path: "/support" });
  await readPage("For now we chat on WhatsApp.");
  await press("Start chat");
  expect(document.activeElement?.getAttribute("href")).toContain("wa.me");
});

test("without WhatsApp the chat's button says what to do instead", async () => {
  publishOffice(makePublicSettings({ ...settings, contact: {} }));
  await visit({ path: "/support" });
  await press("Start chat");
  await readPage("The chat is not open yet. Please call us, or write to us below.");
});
