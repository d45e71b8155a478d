import type { RequestedJob } from "@hunarmand/api/jobs/job";
import type { Language } from "@hunarmand/texts/catalogue";
import { type Formats, makeFormats } from "../texts/formats.ts";
import { countDaysAhead } from "../texts/pakistan-day.ts";

/** Texts of the list of offers, as they are in its catalogue. The build writes them into the shell (preload-screens.ts). */
export interface OfferTexts {
  heading: string;
  net: string;
  priceBand: string;
  soon: string;
  today: string;
  tomorrow: string;
}

/** Names of the catalogue in the page's language, by the English name. */
export type NamesByEnglish = Readonly<Record<string, string>>;

const className = "early-offers";

/**
 * Shows offers above the skeleton of the page: a slow phone has them seconds before the scripts of the app. They can be
 * read, and the list of the screen replaces them. React leaves the element alone, because it is no part of the page.
 */
export async function showEarlyOffers(
  offers: readonly RequestedJob[],
  texts: OfferTexts,
  names: NamesByEnglish = {},
): Promise<void> {
  await untilBodyIsRead();
  // A fast phone shows the list itself.
  if (offers.length === 0 || document.querySelector(".site")) return;
  const formats = makeFormats(document.documentElement.lang as Language);
  const list = make(
    "ul",
    offers.map((offer) => make("li", listFacts(translate(offer, names), texts, formats))),
  );
  const shown = make("aside", [make("h1", [texts.heading]), list]);
  shown.className = className;
  document.body.prepend(shown);
}

/** The screen shows its own list, or another screen is open. */
export const removeEarlyOffers = (): void => document.querySelector(`.${className}`)?.remove();

function translate(offer: RequestedJob, names: NamesByEnglish): RequestedJob {
  const { skill, subSkill, area } = offer;
  const nameOf = (english: string): string => names[english] ?? english;
  return { ...offer, skill: nameOf(skill), subSkill: subSkill && nameOf(subSkill), area: nameOf(area) };
}

/** Net pay, what, where and when, as the card of an offer says them. */
function listFacts(offer: RequestedJob, texts: OfferTexts, formats: Formats): HTMLElement[] {
  const { netPrice, skill, subSkill, area, scheduledFor } = offer;
  const band = netPrice && {
    from: formats.pkr(netPrice.from),
    to: formats.number(netPrice.to),
  };
  const when = scheduledFor ? sayWhen(scheduledFor, texts, formats) : texts.soon;
  return [
    ...(netPrice && band
      ? [
          make("p", [
            texts.net,
            " ",
            make("strong", [netPrice.median ? formats.pkr(netPrice.median) : fill(texts.priceBand, band)]),
          ]),
        ]
      : []),
    make("h2", [subSkill ?? skill]),
    make("p", [`${area} · ${when}`]),
  ];
}

function sayWhen(iso: string, { today, tomorrow }: OfferTexts, { time, when }: Formats): string {
  const text = [today, tomorrow][countDaysAhead(iso)];
  return text ? fill(text, { time: time(iso) }) : when(iso);
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function make(tag: string, content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

const untilBodyIsRead = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => resolve(), { once: true });
    else resolve();
  });
