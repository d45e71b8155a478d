import type { Language } from "@hunarmand/texts/catalogue";
import { formatMoment } from "../../values/format-moment.ts";
import { getTexts } from "../../values/texts.ts";

/** What a notice stores of an offer. Times are ISO 8601; what is not known is empty. */
export interface OfferValues {
  /** "yes" if the customer has asked for this handyman first. */
  askedFirst: string;
  wishedAt: string;
  /** An amount, or two with a dash: no language is in it. */
  net: string;
  answerBy: string;
}

/** Says in short sentences what a handyman decides by: when, for how much, and until when they may answer. */
export function sayOffer({ askedFirst, wishedAt, net, answerBy }: Partial<OfferValues>, language: Language): string {
  const words = getTexts("notice-words", language);
  return [
    askedFirst && words.first,
    wishedAt ? words.wished({ moment: formatMoment(wishedAt, language) }) : words.soon,
    net && words.net({ net }),
    answerBy && words.until({ moment: formatMoment(answerBy, language) }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** When a handyman comes: at a clock time, or in minutes in notices from before these had one. */
export function sayComing({ comesAt, minutes }: Readonly<Record<string, string>>, language: Language): string {
  const words = getTexts("notice-words", language);
  if (comesAt) return words.comesAt({ moment: formatMoment(comesAt, language) });
  return minutes ? words.comesIn({ minutes }) : "";
}
