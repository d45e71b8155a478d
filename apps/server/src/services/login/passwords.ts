import { hash, type Options, verify as verifyHash } from "@node-rs/argon2";
import pLimit from "p-limit";
import { invalidField, unavailableBecause } from "../../values/app-error.ts";
import { lowerPoolPriority } from "./lower-pool-priority.ts";

/** argon2id with the cost of docs/security-rules.md S6 (@node-rs/argon2's default algorithm). */
const production: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashesAtOnce = 2;
const hashesWaiting = 50;

export type HashCost = Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>;

interface PasswordOptions {
  cost?: HashCost;
  /** Compares a password with a hash. */
  verify?: (hash: string, password: string) => Promise<boolean>;
}

export interface Passwords {
  /** @throws AppError invalid-input with the field named if the password is a common one */
  hash(password: string, field?: string): Promise<string>;
  /** Takes the same time with and without a stored hash, so that time does not reveal an unknown name. */
  matches(storedHash: string | null | undefined, password: string): Promise<boolean>;
}

/** Computes at most two hashes at a time, at low priority, and queues fifty more; then 503. A flood of logins cannot starve other calls. */
export function openPasswords({ cost = production, verify = verifyHash }: PasswordOptions = {}): Passwords {
  const limit = pLimit(hashesAtOnce);
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= hashesWaiting) throw unavailableBecause("too many passwords wait to be hashed");
    return limit(work);
  };
  const decoy = hash("no account has this password", cost).finally(lowerPoolPriority);
  return {
    hash: async (password, field = "password") => {
      // The large list is loaded for the first new password, not at each start.
      const { isCommonPassword } = await import("./common-passwords.ts");
      if (isCommonPassword(password)) throw invalidField(field, "password-common");
      return queue(() => hash(password.normalize("NFKC"), cost));
    },
    matches: async (storedHash, password) => {
      const isMatch = await queue(async () => verify(storedHash ?? (await decoy), password.normalize("NFKC")));
      return isMatch && Boolean(storedHash);
    },
  };
}
