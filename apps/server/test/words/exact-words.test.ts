import { searchWork } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { startPortal } from "../portal.ts";
import exactWords from "./exact-words.json" with { type: "json" };

const portal = await startPortal();
const find = async (words: string) => (await portal.call(searchWork, { query: { words } })).body;

describe("a search for a sentence names its exact work in the first result (docs/product.md K3)", () => {
  it("the list has more than sixty sentences", () => {
    expect(Object.keys(exactWords).length).toBeGreaterThan(60);
  });

  it("each of them", async () => {
    const wrong: string[] = [];
    for (const [typed, subSkill] of Object.entries(exactWords)) {
      const [first] = await find(typed);
      if (first?.subSkill !== subSkill) wrong.push(`${typed}: ${first?.skill}, ${first?.subSkill}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ["only a trade", "plumber"],
    ["several exact works as well", "tap and pipe"],
    ["a fault with several causes", "fridge not cooling"],
    ["a word of the skill's own name", "geyser kharab"],
  ])("names none for %s", async (_reason, words) => {
    expect((await find(words))[0]?.subSkill).toBeNull();
  });
});
