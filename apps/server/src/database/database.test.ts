import { describe, expect, it } from "vitest";
import { isDatabaseDown } from "./database.ts";

const errorOf = (code: string, syscall: string): Error => Object.assign(new Error(code), { code, syscall });

describe("a database that is unreachable", () => {
  it.each(["ENOENT", "ECONNREFUSED", "EAGAIN", "ENOTDIR"])("is recognised by %s from its socket", (code) => {
    expect(isDatabaseDown(errorOf(code, "connect"))).toBe(true);
  });

  it("is not recognised by a missing file", () => {
    expect(isDatabaseDown(errorOf("ENOENT", "open"))).toBe(false);
  });
});
