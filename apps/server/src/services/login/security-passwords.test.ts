import { getPriority } from "node:os";
import { performance } from "node:perf_hooks";
import { login } from "@hunarmand/api/account/account";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { describe, expect, it, vi } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { listPoolThreads } from "./lower-pool-priority.ts";
import { openPasswords } from "./passwords.ts";

/** docs/security-rules.md S6. */
const portal = await startPortal();
const password = "a good long password";

const signUp = (given: string) =>
  portal.call(signupCustomer, {
    body: { firstName: "A", lastName: "B", phoneNumber: "03055550001", email: "a@example.pk", password: given },
  });

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe("a password (security rule 6)", () => {
  it.each([
    ["8 letters", "zqxjkvbw"],
    ["signs of any kind", "پاس ورڈ 🔧 §±"],
    ["128 characters", "zq".repeat(64)],
  ])("may have %s", async (_what, given) => {
    expect((await signUp(given)).status).toBe(201);
  });

  it.each([
    ["7 letters", "zqxjkvb"],
    ["129 characters", `${"zq".repeat(64)}z`],
    ["what everybody has", "password123"],
    ["what everybody has, in capitals", "PASSWORD123"],
  ])("may not be %s", async (_what, given) => {
    expect(await signUp(given)).toMatchObject({ status: 400, error: { issues: [{ field: "password" }] } });
  });

  it("is kept as argon2id with 19,456 KiB, two rounds and one lane", async () => {
    const hash = await openPasswords().hash(password);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("waits behind two hashes and fifty others at most; then the server is busy", async () => {
    const passwords = openPasswords();
    const tries = Array.from({ length: 60 }, () => passwords.hash(password).then(() => "kept", String));
    const ends = await Promise.all(tries);
    expect(ends.filter((end) => end === "kept")).toHaveLength(52);
    await expect(passwords.hash(password)).resolves.toBeTruthy();
  });

  it("is hashed behind whatever replies to other calls", async () => {
    await openPasswords().hash(password);
    const threads = listPoolThreads();
    expect(threads.length > 0).toBe(process.platform === "linux");
    expect(threads.map((id) => getPriority(id))).toEqual(threads.map(() => 5));
    expect(getPriority()).toBe(0);
  });

  it("costs as much to try for a name that nobody has as for a wrong password", async () => {
    const passwords = openPasswords();
    const passwordHash = await passwords.hash(password);
    const { email } = await makeCustomer(portal, { passwordHash });
    const matches = vi.spyOn(portal.services.passwords, "matches");
    const logIn = (identifier: string) => portal.call(login, { body: { identifier, password: "another password" } });
    const [known, unknown] = [await logIn(email), await logIn("nobody@example.pk")];
    expect([unknown.status, unknown.error.code]).toEqual([known.status, known.error.code]);
    expect(unknown.error.message).toBe(known.error.message);
    expect(matches.mock.calls.map(([hash]) => Boolean(hash))).toEqual([true, false]);
    matches.mockRestore();

    const took = async (hash: string | undefined) => {
      const startedAt = performance.now();
      await passwords.matches(hash, "another password");
      return performance.now() - startedAt;
    };
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let count = 0; count < 7; count++) {
      times.known.push(await took(passwordHash));
      times.unknown.push(await took(undefined));
    }
    // Far from nothing; how near each is to the other depends on what else the machine does.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 5);
  });
});
