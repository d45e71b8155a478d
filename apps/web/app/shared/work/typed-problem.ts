/** What somebody who only asks for a handyman says besides the trade, in English, Roman Urdu and Urdu. */
const asking = new Set(
  `a an the my i we me us need needs want wants looking for some someone somebody good best near urgent urgently please asap now today
  chahiye chahie chahye chaiye chaheye koi acha achha abhi aaj jaldi mujhe hamein humein hai hain bhai do dain
  چاہیے چاہئے چاہیئے چاہئیے کوئی اچھا ابھی آج جلدی فوری مجھے ہمیں ہے ہیں بھائی`.split(/\s+/),
);
/** Who does it: "bijli wala" is an electrician. */
const doers = new Set("wala wali wale walay walla والا والی والے".split(" "));
const notInWords = /[^\p{L}\p{M}\p{N}]+/u;
/** "washing machine wala" */
const thingWordsMax = 2;

/** Whether the words name nothing but a trade. */
function isTradeOnly(typed: string): boolean {
  const words = typed.normalize("NFC").toLowerCase().split(notInWords).filter(Boolean);
  const telling = words.filter((word) => !asking.has(word));
  const things = telling.filter((word) => !doers.has(word));
  const endsInDoer = doers.has(telling.at(-1) ?? "");
  return things.length <= (endsInDoer ? thingWordsMax : 1);
}

/**
 * Returns the words of a search as the description of a job: "nal tapak raha hai" says what is broken. "Plumber" and "bijli wala chahiye" only
 * name the trade.
 */
export function toProblem(typed: string): string {
  return isTradeOnly(typed) ? "" : typed.trim();
}
