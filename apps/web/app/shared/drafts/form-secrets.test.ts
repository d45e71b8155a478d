import { expect, test } from "vitest";
import { isSecret } from "./drafts.ts";

const sources = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

/** Matches what a browser treats as a secret. */
const hidesWhatIsTyped = /^<(?:PasswordField|CodeField)\b|type="password"|one-time-code|cc-(?:number|exp|csc)/;

/** The names and files of all such fields: each is written as `{...field("name")}`. */
const secretFields = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/\bfield\("(\w+)"\)/g)]
    .filter(({ index }) =>
      hidesWhatIsTyped.test(source.slice(source.lastIndexOf("\n", source.lastIndexOf("<", index)), index).trim()),
    )
    .map(([, name = ""]) => `${file}: ${name}`),
);

test("no form has a field for a password, a code or a card with a name that drafts would store", () => {
  expect(secretFields.length).toBeGreaterThan(20);
  expect(secretFields.filter((field) => !isSecret(field.split(": ")[1] ?? ""))).toEqual([]);
});
