import "./trade-search.css";
import { Button, Title } from "@mantine/core";
import { type FormEvent, useId, useRef } from "react";
import { Link } from "react-router";
import layout from "../../../locales/en/layout.json";
import pages from "../../../locales/en/pages.json";
import { serviceLinks } from "../../../shared/layout/services.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { fetchOnIntent } from "../../../shared/parts/page-files.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { openFirstWork } from "../../../shared/work/open-first-work.ts";
import { useSearchWords } from "../../../shared/work/use-search-words.ts";
import { TilePicture } from "../tile-picture.tsx";

// Loaded when the search is used, so that the page itself stays small.
const FoundWorkList = lazyPart(async () => (await import("../../../shared/work/found-work.tsx")).FoundWorkList);

/** A search for work by words, and links to the trades. */
export function TradeSearch() {
  const { purpose } = useMessages(pages).home;
  const { services } = useMessages(layout);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { typed, isUsed, field } = useSearchWords();
  const openFirst = (event: FormEvent) => {
    event.preventDefault();
    openFirstWork(section.current);
  };
  return (
    <section ref={section} className="trade-search" aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {purpose.title}
      </Title>
      <search>
        <form className="trade-search-form" onSubmit={openFirst}>
          <input
            type="search"
            name="work"
            className="trade-search-field"
            aria-label={purpose.label}
            placeholder={purpose.example}
            autoComplete="off"
            {...field}
          />
          <Button type="submit">{purpose.submit}</Button>
        </form>
      </search>
      {isUsed && <FoundWorkList typed={typed} />}
      <ul className="trade-search-trades">
        {serviceLinks.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} {...fetchOnIntent(to)} className="trade-search-trade">
              <TilePicture name={name} />
              {services[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
