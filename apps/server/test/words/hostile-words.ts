/** What patterns stumble over: signs that begin a match again and again without ever ending it. */
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

/** Hostile texts of this length, each with an end that spoils what almost matched. */
export const hostileTexts = (characters: number): string[] =>
  seeds.flatMap((seed) => {
    const text = seed.repeat(Math.ceil(characters / seed.length)).slice(0, characters);
    return [text, `${text.slice(0, -1)}!`];
  });

const triesMax = 5;

function measureOnce(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Does it take less processor time than that in any of a few tries? What else the machine does counts for nothing. */
export const isDoneWithin = (milliseconds: number, run: () => void): boolean =>
  Array.from({ length: triesMax }).some(() => measureOnce(run) < milliseconds);
