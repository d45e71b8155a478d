import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { afterEach, beforeEach, vi } from "vitest";
import { fakePictures } from "./picture.ts";
import { leave } from "./visit.ts";

// happy-dom's own XMLHttpRequest would use the network.
vi.mock("../app/shared/calls/send-with-progress.ts", () => ({
  sendWithProgress: (address: string, request: RequestInit, report: (percent: number) => void) => {
    report(60);
    return fetch(address, request);
  },
}));

/** As the server writes it into every page's head. */
const office = makePublicSettings({
  ...{ platformFeePercent: 10, offerRoundSize: 3, offerMinutes: 30, urgentOfferMinutes: 10 },
  contact: { phone: "051-2345678", email: "office@example.pk", address: "Office 4, G-9 Markaz, Islamabad" },
});
const settings = Object.assign(document.createElement("meta"), { name: "office-settings" });
settings.content = JSON.stringify(office);
document.head.append(settings);

// happy-dom has none. A text field that grows with its text listens for new ones.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

beforeEach(() => {
  vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  fakePictures();
});
afterEach(leave);
