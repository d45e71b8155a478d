import { randomInt } from "node:crypto";

/** Without letters that are confused with digits or with each other. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 5;

const group = (): string => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");

/** A reference that can be read out on the phone. It has 50 random bits, so it cannot be guessed. */
export const makeReference = (): string => `H-${group()}-${group()}`;
