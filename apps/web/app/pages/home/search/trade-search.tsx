import "./trade-search.css";
import { Anchor, Button, Title } from "@mantine/core";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import layout from "../../../locales/en/layout.json";
import pages from "../../../locales/en/pages.json";
import trades from "../../../locales/en/trades.json";
import { PhoneFold } from "../../../shared/folds/phone-fold.tsx";
import { TilePicture } from "../../../shared/layout/drawings/tile-picture.tsx";
import { serviceLinks } from "../../../shared/layout/services.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { fetchOnIntent } from "../../../shared/parts/page-files.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { plainTrades } from "../../../shared/work/plain-trades.ts";
import { useSearchWords } from "../../../shared/work/use-search-words.ts";

// Loaded when the search is used, so that the page itself stays small.
const FoundWorkList = lazyPart(async () => (await import("../../../shared/work/found-work.tsx")).FoundWorkList, {
  fallback: <Searching />,
});

/** A search for work by words: typed ones, or the trade's everyday word on a tile. The spec's groups are below. */
export function TradeSearch({ isVisitor }: { isVisitor: boolean }) {
  const { purpose } = useMessages(pages).home;
  const { header, services } = useMessages(layout);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { typed, asked, isUsed, search, enter, field } = useSearchWords();
  useEffect(() => {
    if (isUsed) void FoundWorkList.load();
  }, [isUsed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // One kind of work or several: first the person reads what is found, with its price. The same words again open the first.
    if (asked === typed) enter(section.current);
    else search(typed);
  };
  return (
    <section ref={section} className="trade-search" aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {purpose.title}
      </Title>
      <search>
        <form className="trade-search-form" onSubmit={submit}>
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
      {/* Shown by styles while the page's script is not there yet. */}
      <p role="status" className="early-search">
        {purpose.searching}
      </p>
      {(typed !== "" || asked !== undefined) && <FoundWorkList typed={typed} asked={asked} />}
      <PlainTrades search={search} />
      {isVisitor && (
        <Anchor component={Link} to="/signup" className="tall-link">
          {purpose.forHandymen}
        </Anchor>
      )}
      <ul className="trade-search-trust">
        <li>{purpose.trust.price}</li>
        <li>{purpose.trust.verified}</li>
        <li>{purpose.trust.cancel}</li>
        <li>{purpose.trust.returns}</li>
      </ul>
      {/* What decides is above and below: on phones the rest is one line. */}
      <PhoneFold title={purpose.more}>
        <ul className="trade-search-groups">
          {isVisitor && <Way to="/jobs">{purpose.how}</Way>}
          <Way to="/providers#verified">{purpose.whatVerified}</Way>
          {serviceLinks.map(({ to, name }) => (
            <Way key={to} to={to}>
              {services[name]}
            </Way>
          ))}
          {isVisitor && <Way to="/login">{header.login}</Way>}
        </ul>
      </PhoneFold>
    </section>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Anchor component={Link} to={to} {...fetchOnIntent(to)} className="trade-search-way">
        {children}
      </Anchor>
    </li>
  );
}

function PlainTrades({ search }: { search: (words: string) => void }) {
  const names = useMessages(trades);
  return (
    <ul className="trade-search-trades">
      {plainTrades.map((name) => (
        <li key={name}>
          {/* Before the page's script is there, the browser opens the address, which searches too. */}
          <a
            href={`?work=${encodeURIComponent(names[name])}`}
            onClick={(event) => {
              event.preventDefault();
              search(names[name]);
            }}
          >
            <TilePicture name={name} />
            {names[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Searching() {
  return <p role="status">{useMessages(pages).home.purpose.searching}</p>;
}
