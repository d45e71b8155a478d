import { describe, expect, it } from "vitest";
import { isDatabaseDown } from "./database.ts";

const errorOf = (code: string, syscall: string): Error => Object.assign(new Error(code), { code, syscall });

describe("a database that is unreachable", () => {
  it.each(["is recognised by %s from its socket", "ECONNREFUSED", "EAGAIN", "ENOTDIR"])(
    "is one whose socket gives %s",
    (code) => {
      expect(isDatabaseDown(errorOf(code, "connect"))).toBe(true);
    },
  );

  it("is not recognised by a missing file", () => {
    expect(isDatabaseDown(errorOf("ENOENT", "open"))).toBe(false);
  });
});
