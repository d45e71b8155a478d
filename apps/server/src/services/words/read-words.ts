import { toPlainDigits } from "@hunarmand/api/digits";

/** Marks above and below letters, and invisible joiners. */
const marks = /[\p{M}\p{Cf}\u0640]/gu;
const notInWords = /[^\p{L}\p{N}]+/u;
const repeatedLetter = /(\p{L})\1+/gu;

/** Letters that keyboards and writers use for one another: Arabic forms of Urdu letters. */
const sameLetters = new Map(
  Object.entries({ ي: "ی", ى: "ی", ئ: "ی", ك: "ک", ة: "ہ", ه: "ہ", ھ: "ہ", ۃ: "ہ", أ: "ا", إ: "ا", آ: "ا", ؤ: "و" }),
);

/** How Roman Urdu spells one sound in several ways, in this order: "bijlee" and "bijli", "leek" and "leak", "wala" and "vala". */
const sameSounds = [
  ["ee", "i"],
  ["ea", "i"],
  ["oo", "u"],
  ["ph", "f"],
  ["ck", "k"],
  ["q", "k"],
  ["w", "v"],
] as const;

const pluralLengthMin = 5;

/** The words of a text in small letters, without signs; digits of any keyboard count. */
export function splitWords(text: string): string[] {
  const plain = toPlainDigits(text.normalize("NFKC").toLowerCase().normalize("NFD").replace(marks, ""));
  return plain.normalize("NFC").split(notInWords).filter(Boolean);
}

/** Words without meaning for the search, in English, Roman Urdu and Urdu, as a search is split: "آ" is read as "ا". */
export const idleWords: ReadonlySet<string> = new Set(
  splitWords(`a an the my our your is are was be am i we me us it its this that of for from in on at to with and or but please
  need needs needed want wants wanted looking look someone somebody person man guy help fix fixing fixed working work works near
  not no broken has have do does can get some any again very urgent urgently today tonight now asap
  wala wali wale walay walla ka ki ke kay ko se say hai hain he ho hy raha rahi rahe rha rhi mein main mera meri mere hamara
  nahi nahin nai aur ya chahiye chahye chahie chaiye koi kya abhi aaj jaldi karna karne karo karwana karwani karwane karana kar marwana marwani do dain de theek thik kharab kaam kam
  والا والی والے کا کی کے کو سے ہے ہیں ہو رہا رہی رہے میں میرا میری ہمارا نہیں اور یا چاہیے چاہئے کرنا کرو کروانا کروانی کر دو ٹھیک خراب کام
  آ آتا آتی آتے آئے جا جاتا جاتی گیا گئی گئے گھر ہمارے میرے پر بھی ہی بہت کوئی ابھی فوری جلدی ہوا ہوئی ہوگیا ہوگئی یہ وہ کہ`),
);

/** Who does it: "bijli wala" is an electrician. They are idle words too. */
const doers = new Set(splitWords("wala wali wale walay walla والا والی والے"));

/** Returns the same spelling for all spellings of a word that sound alike. */
function foldSpelling(word: string): string {
  const letters = [...word].map((letter) => sameLetters.get(letter) ?? letter).join("");
  const isPlural = letters.length >= pluralLengthMin && letters.endsWith("s") && !letters.endsWith("ss");
  const single = isPlural ? letters.slice(0, -1) : letters;
  const sounded = sameSounds.reduce((text, [from, to]) => text.replaceAll(from, to), single);
  const folded = sounded.replace(repeatedLetter, "$1");
  return folded.length > 2 && folded.endsWith("y") ? `${folded.slice(0, -1)}i` : folded;
}

/** The words of a text without those that have no meaning for the search, or all if none is left. */
export function splitTellingWords(text: string): string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !idleWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Returns the words that a search compares: without filler words, folded. */
export const readTerms = (text: string): string[] => splitTellingWords(text).map(foldSpelling);

/** All words of a text, folded, with a blank before and after each: a run of words is part of it as a whole. */
export const readRun = (text: string): string => ` ${splitWords(text).map(foldSpelling).join(" ")} `;

/** Returns what the person does whom the words ask for, folded: "bijli" of "koi bijli wala chahiye". Undefined if they name no person. */
export function readTrade(text: string): string | undefined {
  const words = splitWords(text).filter((word) => doers.has(word) || !idleWords.has(word));
  if (words.length < 2 || !doers.has(words.pop() ?? "")) return undefined;
  return words.map(foldSpelling).join(" ");
}
