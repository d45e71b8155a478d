import { expect, test } from "vitest";
import { isSecret } from "./drafts.ts";

const sources = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

/** What a browser itself takes for a secret. */
const hidesWhatIsTyped = /^<(?:PasswordField|CodeField)\b|type="password"|one-time-code|cc-(?:number|exp|csc)/;

/** The names of all such fields of all forms, with where they stand: each is written as `{...field("name")}`. */
const secretFields = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/\bfield\("(\w+)"\)/g)]
    .filter(({ index }) =>
      hidesWhatIsTyped.test(source.slice(source.lastIndexOf("\n", source.lastIndexOf("<", index)), index).trim()),
    )
    .map(([, name = ""]) => `${file}: ${name}`),
);

test("no form has a field for a password, a code or a card whose name a draft would keep", () => {
  expect(secretFields.length).toBeGreaterThan(20);
  expect(secretFields.filter((field) => !isSecret(field.split(": ")[1] ?? ""))).toEqual([]);
});
