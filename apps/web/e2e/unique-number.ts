import { randomInt } from "node:crypto";

const numbers = 10_000_000;
/** Each worker has a portal of its own: numbers that differ within a worker are enough. */
let next = randomInt(numbers);

/** Seven digits that end a phone number, a CNIC or an e-mail of nobody else. */
export function makeNumber(): string {
  next = (next + 1) % numbers;
  return String(next).padStart(7, "0");
}
