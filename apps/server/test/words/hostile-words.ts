/** Hostile input for patterns: characters that begin a match many times and never end it. */
const seeds = [
  "a(at)",
  "a@",
  "a.",
  "a@b.",
  "a (at) b (dot) ",
  "www.",
  "a://",
  "https://",
  "@a",
  "1 ",
  "1....",
  "+(",
  "(",
  "3",
  "a-",
  "a,",
  "-",
  ".",
  "/",
  "%",
  "{",
  "{{#",
  "<script",
  "<!--",
  '"',
  "\\",
  "\n",
  "\r\n",
  "\t ",
  " ",
  "\u00a0",
  "\u3164",
  "\u200b",
  "\u202e",
  "\u0300",
  "e\u0301",
  "\ufdfa",
  "\ud800",
  "😀",
  "ß",
  "İ",
  "ش",
  "۰",
  "0x",
  "1e",
  "__proto__",
  "'; ",
];

/** By their length: 20 MB of the longest texts are made once, not for each schema. */
const made = new Map<number, string[]>();

/** Hostile texts of this length, each with an end that prevents the match. */
export function hostileTexts(characters: number): string[] {
  const known = made.get(characters);
  if (known) return known;
  const texts = seeds.flatMap((seed) => {
    const text = seed.repeat(Math.ceil(characters / seed.length)).slice(0, characters);
    return [text, `${text.slice(0, -1)}!`];
  });
  made.set(characters, texts);
  return texts;
}

/** A slow pattern is slow each time. A busy machine is not: the fastest try counts. */
const triesMax = 20;

function measureOnce(run: () => void): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Whether one of the tries takes less processor time than this. Other threads do not count. */
export const isDoneWithin = (milliseconds: number, run: () => void): boolean =>
  Array.from({ length: triesMax }).some(() => measureOnce(run) < milliseconds);
