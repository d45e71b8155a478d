import { describe, expect, it } from "vitest";
import { maskContacts } from "./mask-contacts.ts";

describe("words before acceptance", () => {
  it.each([
    "0300 1234567",
    "+92-300-1234567",
    "(051) 111 486 276",
    "0.3.0.0/1234_567",
    "۰۳۰۰۱۲۳۴۵۶۷",
    "0 3 0 0 1 2 3 4 5 6 7",
    "ayesha@example.pk",
    "ayesha (at) example (dot) pk",
    "https://wa.me/923001234567",
    "www.example.org/me",
    "facebook.com/ayesha.s",
    "@ayesha_s",
  ])("hide %s, and keep the words around it", (contact) => {
    expect(maskContacts(`Please bring a ladder. ${contact} after six`)).toBe("Please bring a ladder. ••• after six");
  });

  it("keep sizes, prices, years and house numbers", () => {
    const words = "Two ACs of 1.5 ton, 15,000 to 20,000 PKR, bought in 2019; house 12, street 7, G-9/4. e.g. 3 x 4 m";
    expect(maskContacts(words)).toBe(words);
  });
});
