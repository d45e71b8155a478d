import type { MetaDescriptor } from "react-router";
import shared from "../../locales/en/shared.json";
import { readOffice } from "../office/office.tsx";
import { getMessages } from "./messages.ts";
import { ownUrl, siteUrl } from "./page-meta.ts";

/** Data for search engines (schema.org). It is data, not script, so the content security policy allows it. */
const context = "https://schema.org";

const listCities = () => Object.values(getMessages(shared).cities).map((name) => ({ "@type": "City", name }));

const inCity = (city: City) => ({
  "@type": "Place",
  address: { "@type": "PostalAddress", addressLocality: getMessages(shared).cities[city], addressCountry: "PK" },
});

type City = keyof (typeof shared)["english"]["cities"];

const organisation = () => ({
  "@type": "Organization",
  name: getMessages(shared).brand,
  url: siteUrl ? ownUrl("/home") : undefined,
});

/** Settings that the office has not made are omitted, here and where the server fills in a page. */
export function localBusiness(): MetaDescriptor {
  const { brand, tagline, cities } = getMessages(shared);
  const { latitude, longitude, dialledPhone, email, address, openingHours, facebook, linkedin } = readOffice();
  const pages = [facebook, linkedin].filter((page) => page !== undefined);
  return {
    "script:ld+json": {
      "@context": context,
      "@type": "HomeAndConstructionBusiness",
      name: brand,
      description: tagline,
      ...(siteUrl ? { url: ownUrl("/home"), image: `${siteUrl}/social.png` } : {}),
      ...(dialledPhone && { telephone: dialledPhone }),
      ...(email && { email }),
      address: {
        "@type": "PostalAddress",
        ...(address && { streetAddress: address }),
        addressLocality: cities.Islamabad,
        addressCountry: "PK",
      },
      ...(latitude && longitude && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
      areaServed: listCities(),
      currenciesAccepted: "PKR",
      ...(openingHours && { openingHours }),
      ...(pages.length > 0 && { sameAs: pages }),
    },
  };
}

export function faqPage(questions: readonly { question: string; answer: string }[]): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": context,
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  };
}

/** A kind of work. It has no prices, because they change too often for a prerendered page. */
export function service(page: { name: string; description: string; path: string }): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": context,
      "@type": "Service",
      name: page.name,
      serviceType: page.name,
      description: page.description,
      ...(siteUrl ? { url: ownUrl(page.path) } : {}),
      provider: organisation(),
      areaServed: listCities(),
    },
  };
}

export interface JobPosting {
  title: string;
  description: string;
  datePosted: string;
  validThrough: string;
  employmentType: "FULL_TIME" | "PART_TIME";
  /** Empty for work from home, anywhere in Pakistan. */
  cities: readonly City[];
}

export function jobPosting({ cities: places, ...posting }: JobPosting): MetaDescriptor {
  const country = { "@type": "Country", name: "Pakistan" };
  return {
    "script:ld+json": {
      "@context": context,
      "@type": "JobPosting",
      ...posting,
      hiringOrganization: organisation(),
      directApply: true,
      ...(places.length > 0
        ? { jobLocation: places.map(inCity) }
        : { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: country }),
    },
  };
}
