import { randomInt } from "node:crypto";

/** Without letters that are read as digits or as each other. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groupLength = 5;

const group = (): string => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");

/** A reference that can be read out on the phone: 50 random bits, so that guessing one is no way in. */
export const makeReference = (): string => `H-${group()}-${group()}`;
