import { randomInt } from "node:crypto";

/** Seven digits that end a phone number, a CNIC or an e-mail of nobody else. */
export const makeNumber = () => String(randomInt(10_000_000)).padStart(7, "0");
