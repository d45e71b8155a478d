import { expect, test } from "vitest";

const sources = import.meta.glob<string>("./**/*.tsx", { query: "?raw", import: "default", eager: true });

/** React takes what an effect returns for its end. In newer browsers scrolling returns a promise: the page fails when its part goes. */
test("no effect returns what scrolling returns", () => {
  const returning = Object.entries(sources).filter(([, text]) =>
    /use(?:Layout)?Effect\(\s*\(\) =>\s*[^\s{][^;]*\.scroll\w*/.test(text),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  expect(returning.map(([file]) => file)).toEqual([]);
});
