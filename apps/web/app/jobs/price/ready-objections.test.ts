import { afterEach, expect, test } from "vitest";
import readyObjections from "../../locales/en/ready-objections.json";
import { setLanguage, whenTranslated } from "../../shared/texts/messages.ts";
import { toSentObjection, toShownObjection } from "./ready-objections.ts";

afterEach(() => setLanguage("en"));

test("a tapped reason against a price is sent in English, and read in the reader's language; own words stay", async () => {
  await setLanguage("ur");
  await whenTranslated(readyObjections);
  const sent = `${toSentObjection("more")}\nSirf nalka theek karna tha`;
  expect(sent).toBe("I did not ask for all of this work.\nSirf nalka theek karna tha");
  expect(toShownObjection(sent)).toBe("یہ سارا کام میرے کہنے پر نہیں ہوا۔\nSirf nalka theek karna tha");
});
