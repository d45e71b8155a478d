import pg from "pg";
import { describe, expect, it } from "vitest";
import { valueParsers } from "./value-parsers.ts";

const { TIMESTAMPTZ } = pg.types.builtins;
const textArray = 1009;

const parseBoth = (oid: number, text: string) => [
  valueParsers.getTypeParser(oid)(text),
  pg.types.getTypeParser(oid, "text")(text),
];

describe("a row's values are what the driver itself makes of them", () => {
  it.each([
    "2026-11-23 04:05:06+00",
    "2026-11-23 04:05:06.7+00",
    "2026-02-28 23:59:59.999+00",
    "2026-11-23 04:05:06.789999+00",
    "0001-01-01 00:00:00+00",
    "0099-12-31 23:59:59.5+00",
    "9999-12-31 23:59:59.999999+00",
    "10000-01-01 00:00:00+00",
    "0044-03-15 12:00:00+00 BC",
    "2026-11-23 09:05:06+05",
    "2026-11-23 09:35:06.25+05:30",
    "infinity",
    "-infinity",
  ])("the time %s", (text) => {
    const [own, driver] = parseBoth(TIMESTAMPTZ, text);
    expect(own).toEqual(driver);
  });

  it("every millisecond", () => {
    for (let at = 0; at < 1_000; at++) {
      const [own, driver] = parseBoth(TIMESTAMPTZ, `2026-11-23 04:05:06.${String(at).padStart(3, "0")}+00`);
      expect(own).toEqual(driver);
    }
  });

  it.each([
    "{}",
    "{details}",
    "{details,unsettled,due}",
    "{NULL,details,null}",
    '{"NULL","two words","a,b","a\\"b","a\\\\b",""}',
    "{{a,b},{c,d}}",
    "[2:3]={a,b}",
    "{ä,Ж,خ}",
  ])("the texts %s", (text) => {
    const [own, driver] = parseBoth(textArray, text);
    expect(own).toEqual(driver);
  });
});
