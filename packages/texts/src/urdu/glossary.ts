/** A word of the English texts, and how Urdu texts say it. */
export interface GlossaryEntry {
  /** Spellings, as parts of a pattern. A longer phrase is looked for before a shorter one that is in it. */
  readonly english: readonly string[];
  /** An Urdu text has one of these, with any ending. */
  readonly urdu: readonly string[];
  /** Words that mean something else, such as the balance of scales. */
  readonly never?: readonly string[];
}

/**
 * The words of the trade. Verbs with several meanings are only here in phrases. Where English means something else by a word,
 * `locales/ur.allowed.json` names the text with its reason.
 */
export const glossary: readonly GlossaryEntry[] = [
  // People and trades
  { english: ["handym[ae]n"], urdu: ["کاریگر"] },
  { english: ["customers?"], urdu: ["کسٹمر", "گاہک"] },
  { english: ["contractors?"], urdu: ["ٹھیکیدار"] },
  { english: ["crew"], urdu: ["ٹیم"] },
  { english: ["plumbers?", "plumbing"], urdu: ["پلمب"] },
  { english: ["electricians?"], urdu: ["الیکٹریشن"] },
  { english: ["AC technicians?"], urdu: ["اے سی ٹیکنیشن"] },
  { english: ["carpenters?"], urdu: ["کارپینٹر", "بڑھئی"] },
  { english: ["painters?"], urdu: ["پینٹر"] },
  { english: ["masons?"], urdu: ["مستری"] },
  { english: ["labourers?"], urdu: ["مزدور"] },
  { english: ["geysers?"], urdu: ["گیزر"] },
  // A job and its steps
  { english: ["post a job", "post the job"], urdu: ["کاریگر بلا"] },
  { english: ["jobs?"], urdu: ["کام"] },
  { english: ["details"], urdu: ["تفصیل"] },
  { english: ["offers?"], urdu: ["آفر"] },
  { english: ["accept(?:s|ed|ing)?"], urdu: ["قبول"] },
  { english: ["declin(?:e|es|ed|ing)", "reject(?:s|ed)? (?:an|the|this|your) offer"], urdu: ["معذرت"] },
  { english: ["on the way"], urdu: ["راستے میں"] },
  { english: ["arrived"], urdu: ["پہنچ"] },
  { english: ["start code"], urdu: ["شروع کرنے کا کوڈ", "شروع کرنے کے کوڈ"] },
  { english: ["completed"], urdu: ["مکمل"] },
  { english: ["availability"], urdu: ["دستیاب", "دن کا کام یا رات", "دن یا رات"] },
  { english: ["reschedul(?:e|ed|ing)"], urdu: ["وقت بدل"] },
  { english: ["half day"], urdu: ["آدھا دن", "آدھے دن"] },
  { english: ["absent"], urdu: ["غیر حاضر"] },
  { english: ["waiting to be sent"], urdu: ["بھیجنا باقی"] },
  { english: ["no network"], urdu: ["انٹرنیٹ نہیں"] },
  // Money
  { english: ["prices?"], urdu: ["قیمت"] },
  { english: ["labour"], urdu: ["مزدوری"] },
  { english: ["parts"], urdu: ["سامان", "پرز"] },
  { english: ["visit charges?"], urdu: ["وزٹ چارجز"] },
  { english: ["fees?"], urdu: ["فیس", "چارجز"] },
  { english: ["free of charge"], urdu: ["مفت"] },
  { english: ["cash"], urdu: ["نقد", "کیش"] },
  { english: ["(?:enough|exact|small|give) change"], urdu: ["کھلے پیسے", "کھلے"], never: ["تبدیلی"] },
  { english: ["balance"], urdu: ["بیلنس"], never: ["توازن"] },
  { english: ["receipts?"], urdu: ["رسید"] },
  { english: ["wallets?"], urdu: ["والیٹ"], never: ["بٹوہ", "بٹوے"] },
  { english: ["mobile accounts?"], urdu: ["موبائل اکاؤنٹ"] },
  { english: ["transaction ids?"], urdu: ["ٹرانزیکشن آئی ڈی", "TID"] },
  { english: ["payment methods?"], urdu: ["ادائیگی کا طریق", "ادائیگی کے طریق"] },
  { english: ["payments?"], urdu: ["ادائیگی"] },
  { english: ["payouts?"], urdu: ["کمائی"] },
  { english: ["earnings"], urdu: ["کمائی"] },
  { english: ["dues"], urdu: ["بقایا"] },
  { english: ["refunds?"], urdu: ["رقم کی واپسی", "رقم واپس"] },
  { english: ["quotes?"], urdu: ["ریٹ"], never: ["تخمین"] },
  // Papers and the office
  { english: ["complaints?"], urdu: ["شکایت", "شکایات"] },
  { english: ["appeals?"], urdu: ["نظرِثانی", "نظرثانی"] },
  // "منظور" is what people say of their own account.
  { english: ["verified"], urdu: ["تصدیق", "منظور"] },
  { english: ["pending"], urdu: ["باقی", "انتظار", "زیرِ التوا", "زیر التوا"] },
  { english: ["sent back"], urdu: ["واپس"] },
  { english: ["office"], urdu: ["دفتر"] },
  { english: ["CNIC"], urdu: ["شناختی کارڈ", "CNIC"] },
  { english: ["papers"], urdu: ["کاغذ"] },
  { english: ["reviews"], urdu: ["رائے", "آرا"] },
  { english: ["ratings?"], urdu: ["ریٹنگ"] },
  // Places
  { english: ["e-?mail address(?:es)?"], urdu: ["ای میل"] },
  { english: ["address(?:es)?"], urdu: ["پتہ", "پتے", "پتا", "پتوں"] },
  { english: ["areas?"], urdu: ["علاق"] },
  { english: ["landmarks?"], urdu: ["مشہور جگہ"] },
  { english: ["map pin", "pin on the map"], urdu: ["نقشے پر"] },
];

/** Texts of buttons: the whole English text, and its Urdu text. */
export const buttons: Readonly<Record<string, readonly string[]>> = {
  Continue: ["جاری رکھیں"],
  Save: ["محفوظ کریں"],
  Submit: ["جمع کروائیں"],
  Add: ["شامل کریں"],
  View: ["دیکھیں"],
  Call: ["کال کریں"],
  Confirm: ["تصدیق کریں"],
  // The second one closes a dialog whose other button cancels a job.
  Cancel: ["منسوخ کریں", "رہنے دیں"],
  "Try again": ["دوبارہ کوشش کریں"],
  Back: ["واپس"],
  Yes: ["جی ہاں"],
  No: ["نہیں"],
  OK: ["ٹھیک ہے"],
  Listen: ["سنیں"],
};
