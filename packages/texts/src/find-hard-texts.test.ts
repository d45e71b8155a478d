import { expect, it } from "vitest";
import { findLongSentences, findUnusedWords } from "./find-hard-texts.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

it("a sentence of more than 14 words is found", () => {
  expect(findLongSentences({ short: `${words(14)}.`, long: `${words(15)}.` })).toEqual([
    ["long", expect.stringContaining("has 15 words in one sentence")],
  ]);
});

it("several short sentences do not count as one long sentence, on one line or on several", () => {
  expect(findLongSentences({ line: `${words(9)}. Then ${words(9)}!`, lines: `${words(9)}:\n\n${words(9)}` })).toEqual(
    [],
  );
});

it("each plural case is counted separately, and a value is one word", () => {
  const short = `{count, plural, one {# ${words(12)}} other {# ${words(13)}}}`;
  const long = `{name} ${words(8)} {count, plural, one {day} other {# days of {hours} hours and more}}`;
  expect(findLongSentences({ list: { short, long } }).map(([key]) => key)).toEqual(["list.long"]);
});

it("an unused word is found as a whole word, in upper and lower case, with what to write instead", () => {
  const texts = {
    first: "Whoever accepts comes.",
    second: "The handyman helps the others.",
    third: "It is good for 10 minutes.",
  };
  expect(findUnusedWords(texts)).toEqual([
    ["first", expect.stringMatching(/^says "Whoever": name the person/)],
    ["third", expect.stringMatching(/^says "good for": write "valid for"/)],
  ]);
});

it("a word in a single plural case is found", () => {
  const text = "{count, plural, one {It stands here.} other {They are here.}}";
  expect(findUnusedWords({ text })).toEqual([["text", expect.stringContaining('says "stands"')]]);
});
