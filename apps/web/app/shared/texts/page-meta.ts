import type { MetaDescriptor } from "react-router";
import shared from "../../locales/en/shared.json";
import { getMessages } from "./messages.ts";

/** The portal's public address, set at build time for absolute links (see site-files.ts). */
export const siteUrl: string = import.meta.env.VITE_PUBLIC_URL ?? "";

/**
 * Title, description, Open Graph and canonical link of a page. Private pages have no path, because they are not
 * indexed.
 */
export function pageMeta(page: { title: string; description?: string; path?: string }): MetaDescriptor[] {
  const { brand, tagline } = getMessages(shared);
  const title = `${page.title} | ${brand}`;
  const description = page.description ?? tagline;
  if (!page.path) return [{ title }, { name: "robots", content: "noindex" }];
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand },
    { property: "og:url", content: `${siteUrl}${page.path}` },
    { property: "og:image", content: `${siteUrl}/social.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: `${siteUrl}${page.path}` },
  ];
}
