import { describe, expect, it } from "vitest";
import { isDatabaseDown } from "./database.ts";

const errorOf = (code: string, syscall: string): Error => Object.assign(new Error(code), { code, syscall });

describe("a database that is down", () => {
  it.each(["ENOENT", "ECONNREFUSED", "EAGAIN", "ENOTDIR"])("is one whose socket gives %s", (code) => {
    expect(isDatabaseDown(errorOf(code, "connect"))).toBe(true);
  });

  it("is none of a file that is missing", () => {
    expect(isDatabaseDown(errorOf("ENOENT", "open"))).toBe(false);
  });
});
