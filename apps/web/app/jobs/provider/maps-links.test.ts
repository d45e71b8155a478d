import { whatsappLink } from "@hunarmand/api/staff/public-settings";
import { expect, test } from "vitest";
import { directionsLink, findPin, searchLink } from "./maps-links.ts";

const pinned = {
  address: "House 12, G-9/1",
  area: "G-9",
  city: "Islamabad",
  pinLocationLatitude: 33.6,
  pinLocationLongitude: 73,
};
const unpinned = { ...pinned, pinLocationLatitude: null, pinLocationLongitude: null };

test("the maps app gets the pin, or else the address", () => {
  expect(findPin(unpinned)).toBeUndefined();
  expect(searchLink(pinned)).toBe("https://www.google.com/maps/search/?api=1&query=33.6,73");
  expect(searchLink(unpinned)).toContain("query=House%2012%2C%20G-9%2F1%2C%20Islamabad");
  expect(directionsLink(pinned)).toBe("https://www.google.com/maps/dir/?api=1&destination=33.6,73");
});

test("WhatsApp gets only digits", () => {
  expect(whatsappLink("+92 303 1234567")).toBe("https://wa.me/923031234567");
});
