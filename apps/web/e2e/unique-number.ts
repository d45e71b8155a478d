import { randomInt } from "node:crypto";

const numbers = 10_000_000;
/** Each worker has its own portal, so numbers must differ only within a worker. */
let next = randomInt(numbers);

/** Returns seven digits for the end of a phone number, a CNIC or an e-mail that no other test uses. */
export function makeNumber(): string {
  next = (next + 1) % numbers;
  return String(next).padStart(7, "0");
}
