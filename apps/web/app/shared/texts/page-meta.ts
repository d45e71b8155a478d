import { completeLanguages, isComplete, type Language } from "@hunarmand/texts/catalogue";
import { toLanguagePath } from "@hunarmand/texts/language-paths";
import type { MetaDescriptor } from "react-router";
import shared from "../../locales/en/shared.json";
import { getLanguage, getMessages } from "./messages.ts";
import { listOtherLanguages } from "./page-language.ts";

/** The portal's public address, set at build time for absolute links (see site-files.ts). */
export const siteUrl: string = import.meta.env.VITE_PUBLIC_URL ?? "";

/** The address of a page in the language in which it is shown. */
export const ownUrl = (path: string): string => `${siteUrl}${toLanguagePath(getLanguage(), path)}`;

/** The name of a language in Open Graph, as Pakistan uses it. */
const localeOf = (language: Language): string => `${language}_PK`;

/** The language of a page, and those in which it is there too. */
const listLocales = (own: Language): MetaDescriptor[] => [
  { property: "og:locale", content: localeOf(own) },
  ...listOtherLanguages(own).map((other) => ({ property: "og:locale:alternate", content: localeOf(other) })),
];

/** The same page in each language, for search engines. */
const listAlternates = (path: string): MetaDescriptor[] =>
  completeLanguages.length < 2
    ? []
    : [...completeLanguages, "x-default" as const].map((name) => ({
        ...{ tagName: "link", rel: "alternate", hrefLang: name },
        href: `${siteUrl}${name === "x-default" ? path : toLanguagePath(name, path)}`,
      }));

/**
 * Title, description, Open Graph and canonical link of a page. Private pages have no path, because they are not
 * indexed, and neither is an unfinished translation.
 */
export function pageMeta(page: { title: string; description?: string; path?: string }): MetaDescriptor[] {
  const { brand, tagline } = getMessages(shared);
  const title = `${page.title} | ${brand}`;
  const description = page.description ?? tagline;
  if (!page.path || !isComplete(getLanguage())) return [{ title }, { name: "robots", content: "noindex" }];
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand },
    ...listLocales(getLanguage()),
    { property: "og:url", content: ownUrl(page.path) },
    { property: "og:image", content: `${siteUrl}/social.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: ownUrl(page.path) },
    ...listAlternates(page.path),
  ];
}
