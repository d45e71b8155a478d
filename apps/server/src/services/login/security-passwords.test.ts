import { getPriority } from "node:os";
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

  it("is stored as argon2id with 19,456 KiB, two passes and one lane", async () => {
    const hash = await openPasswords().hash(password);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("waits behind at most two hashes and fifty others; then the reply is 503", async () => {
    const passwords = openPasswords();
    const tries = Array.from({ length: 60 }, () => passwords.hash(password).then(() => "kept", String));
    const ends = await Promise.all(tries);
    expect(ends.filter((end) => end === "kept")).toHaveLength(52);
    await expect(passwords.hash(password)).resolves.toBeTruthy();
  });

  it("is hashed at a lower priority than other calls", async () => {
    await openPasswords().hash(password);
    const threads = listPoolThreads();
    expect(threads.length > 0).toBe(process.platform === "linux");
    // The test itself may run at a lower priority than usual.
    const own = getPriority();
    expect(threads.map((id) => getPriority(id))).toEqual(threads.map(() => Math.min(own + 5, 19)));
  });

  it("that is wrong gets the same reply as an unknown name", async () => {
    const passwordHash = await portal.passwords.hash(password);
    const { email } = await makeCustomer(portal, { passwordHash });
    const matches = vi.spyOn(portal.services.passwords, "matches");
    const logIn = (identifier: string) => portal.call(login, { body: { identifier, password: "another password" } });
    const [known, unknown] = [await logIn(email), await logIn("nobody@example.pk")];
    expect([unknown.status, unknown.error.code]).toEqual([known.status, known.error.code]);
    expect(unknown.error.message).toBe(known.error.message);
    expect(matches.mock.calls.map(([hash]) => Boolean(hash))).toEqual([true, false]);
    matches.mockRestore();
  });

  it("costs the same for an unknown name, because it is compared with a hash of the same cost", async () => {
    const hashes: string[] = [];
    const verify = async (hash: string) => {
      hashes.push(hash);
      return true;
    };
    const passwords = openPasswords({ verify });
    expect(await passwords.matches(await passwords.hash(password), password)).toBe(true);
    expect(await passwords.matches(undefined, password), "right by chance").toBe(false);
    const [known, unknown] = hashes.map((hash) => hash.split("$").slice(0, 4));
    expect(unknown).toEqual(known);
    expect(unknown).toContain("m=19456,t=2,p=1");
  });
});
