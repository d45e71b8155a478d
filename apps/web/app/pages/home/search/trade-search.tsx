import "./trade-search.css";
import { Button, Title } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import layout from "../../../locales/en/layout.json";
import pages from "../../../locales/en/pages.json";
import { serviceLinks } from "../../../shared/layout/services.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { TilePicture } from "../tile-picture.tsx";
import type { Work } from "./find-work.ts";
import { matchWork } from "./match-work.ts";

const postPath = (work: Work) => `/jobs/new?${new URLSearchParams({ ...work })}`;

/** What most visitors come for: the work they need, found by a word or by its trade. */
export function TradeSearch() {
  const { purpose } = useMessages(pages).home;
  const { services } = useMessages(layout);
  const navigate = useNavigate();
  const titleId = useId();
  const [typed, setTyped] = useState("");
  const { works, hasFailed, load } = useWorks();
  const found = matchWork(works ?? [], typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first) void navigate(postPath(first));
  };
  const says = hasFailed ? purpose.failed : works && typed.trim() !== "" && purpose.found({ works: found.length });
  return (
    <section className="trade-search" aria-labelledby={titleId}>
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
            placeholder={purpose.label}
            autoComplete="off"
            value={typed}
            onFocus={load}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{purpose.submit}</Button>
        </form>
      </search>
      <p role="status" className="trade-search-status">
        {says}
      </p>
      {found.length > 0 && (
        <ul className="trade-search-found">
          {found.map((work) => (
            <li key={`${work.category} ${work.skill}`}>
              <Link to={postPath(work)} className="trade-search-work">
                <strong>{work.skill}</strong>
                <span>{work.category}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="trade-search-trades">
        {serviceLinks.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="trade-search-trade">
              <TilePicture name={name} />
              {services[name]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked for once somebody begins to type: the page of everybody else goes without. */
function useWorks() {
  const [works, setWorks] = useState<readonly Work[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    if (works) return;
    try {
      const { listWork } = await import("./find-work.ts");
      setWorks(await listWork());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return { works, hasFailed, load: () => void load() };
}
