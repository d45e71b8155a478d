import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { publishOffice } from "./office.tsx";
import { OfficeEmail, OfficePhone, OfficeWhatsapp } from "./office-links.tsx";

const rule = { platformFeePercent: 0, offerRoundSize: 20, offerMinutes: 30, urgentOfferMinutes: 10 };
let root: Root;
afterEach(() => act(() => root.unmount()));

test("settings of the office are shown as links, missing ones are omitted, and a change shows at once", async () => {
  const place = document.createElement("div");
  root = createRoot(place);
  publishOffice(makePublicSettings({ ...rule, contact: { phone: "111-486-276" } }));
  await act(async () =>
    root.render(
      <MantineProvider>
        <OfficePhone />
        <OfficeEmail />
        <OfficeWhatsapp>WhatsApp</OfficeWhatsapp>
      </MantineProvider>,
    ),
  );
  const links = () => [...place.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links()).toEqual(["tel:111486276"]);
  await act(async () =>
    publishOffice(makePublicSettings({ ...rule, contact: { email: "help@office.pk", whatsapp: "0300 1112233" } })),
  );
  expect(links()).toEqual(["mailto:help@office.pk", "https://wa.me/923001112233"]);
});

test.each([
  ["051 1234567", "tel:+92511234567"],
  ["0300-1112233", "tel:+923001112233"],
  ["0092 300 1112233", "tel:+923001112233"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["111-486-276", "tel:111486276"],
])("%s is dialled as %s", (phone, link) => {
  expect(makePublicSettings({ ...rule, contact: { phone } }).phoneLink).toBe(link);
});
