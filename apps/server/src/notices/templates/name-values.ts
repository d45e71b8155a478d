import type { NoWorkReason } from "@hunarmand/api/jobs/no-work/no-work";
import { isRightToLeft, type Language } from "@hunarmand/texts/catalogue";
import type { NameOf } from "../../services/catalogue-names.ts";
import { formatDay, formatMoment } from "../../values/format-moment.ts";
import { getTexts } from "../../values/texts.ts";
import { sayEnd } from "../topics/ended-offer.ts";
import { sayComing, sayOffer } from "../topics/say-offer.ts";

type Values = Readonly<Record<string, string>>;

/**
 * Returns the values of a notice with the catalogue's names in the reader's language: the skill at the start of `job`, and area and city at
 * the end of `place`. An address before them stays as it was written. Times are formatted again, `why` is the sentence of its reason or of how an offer
 * ended, and `facts` are those of an offer. Notices from before these values existed stay as they are.
 */
export function nameValues(values: Values, { language, nameOf }: { language: Language; nameOf: NameOf }): Values {
  const { job, place, skill, area, city, timeAt, untilAt, dayAt, noWork, ended, answerBy, minutes } = values;
  const names = [area, city].filter((name) => name !== undefined);
  const ending = names.join(", ");
  const comma = isRightToLeft(language) ? "، " : ", ";
  return {
    ...values,
    ...(timeAt ? { time: formatMoment(timeAt, language) } : {}),
    ...(dayAt ? { day: formatDay(dayAt, language) } : {}),
    ...(untilAt ? { until: formatDay(untilAt, language) } : {}),
    ...(noWork ? { why: getTexts("no-work", language)[noWork as NoWorkReason] } : {}),
    ...(ended ? { why: sayEnd(ended, language) } : {}),
    ...(minutes ? { coming: sayComing(values, language) } : {}),
    ...(answerBy === undefined ? {} : { facts: sayOffer(values, language) }),
    ...(job !== undefined && skill && job.startsWith(skill) ? { job: nameOf(skill) + job.slice(skill.length) } : {}),
    ...(place !== undefined && ending && place.endsWith(ending)
      ? { place: place.slice(0, place.length - ending.length) + names.map(nameOf).join(comma) }
      : {}),
  };
}
