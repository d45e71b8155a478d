import { expect, it } from "vitest";
import { readLanguagePath, toLanguagePath } from "./language-paths.ts";

it.each([
  ["/home", "en", "/home"],
  ["/ur/home?x=1#a", "ur", "/home?x=1#a"],
  ["/ur", "ur", "/"],
  ["/ur?x=1", "ur", "/?x=1"],
  ["/UR/home", "ur", "/home"],
  ["/ur//other.example/x", "ur", "/other.example/x"],
  ["/ur/\\other.example", "ur", "/other.example"],
  ["/urgent", "en", "/urgent"],
  ["/jobs/ur/5", "en", "/jobs/ur/5"],
])("%s is in %s the path %s", (address, language, path) => {
  expect(readLanguagePath(address)).toEqual({ language, path });
});

it("an address gets one language, not two", () => {
  expect(toLanguagePath("ur", "/home")).toBe("/ur/home");
  expect(toLanguagePath("ur", "/ur/home?x=1")).toBe("/ur/home?x=1");
  expect(toLanguagePath("en", "/ur/home")).toBe("/home");
});
