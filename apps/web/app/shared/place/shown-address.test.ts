import { expect, test } from "vitest";
import { fullAddress, shownAddress } from "./shown-address.ts";

const place = { address: "House 12, G-9/1", area: "G-9", city: "Islamabad" };

test("an address contains area and city once", () => {
  expect(fullAddress(place)).toBe("House 12, G-9/1, Islamabad");
  expect(fullAddress({ ...place, area: "F-10" })).toBe("House 12, G-9/1, F-10, Islamabad");
  expect(shownAddress(place)).toBe("House 12, G-9/1, Islamabad");
  expect(shownAddress({ address: "House 12, G-9/1", area: "F-10" })).toBe("House 12, G-9/1, F-10");
});
