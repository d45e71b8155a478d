import "./found-work.css";
import { limits } from "@hunarmand/api/limits";
import type { FoundWork } from "@hunarmand/api/lookups/lookups";
import { Anchor } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import workSearch from "../../locales/en/work-search.json";
import { useOffice, WhenSet } from "../office/office.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { namesSeveral } from "./crew-way/names-several.ts";
import { toProblem } from "./typed-problem.ts";
import { type SearchReply, toSearchWords, useFoundWork } from "./use-found-work.ts";

// Few searches are for a crew.
const CrewWay = lazyPart(async () => (await import("./crew-way/crew-way.tsx")).CrewWay, { away: () => null });

interface FoundWorkProps {
  typed: string;
  /** The words that were sent with Enter or the button. */
  asked?: string | undefined;
  /** Called with the chosen work; without it each result links to posting it. */
  onPick?: (work: FoundWork) => void;
  /** The office does not show its own phone number to itself. */
  isOffice?: boolean;
  hasPrices?: boolean;
}

/** The kinds of work that match the typed words, by default each with its usual price. */
export function FoundWorkList({ typed, asked, onPick, isOffice = false, hasPrices = true }: FoundWorkProps) {
  const words = toSearchWords(typed);
  const isAsked = asked !== undefined && toSearchWords(asked) === words;
  const reply = useFoundWork(typed, isAsked);
  const works = reply?.works ?? [];
  const status = useRef<HTMLParagraphElement>(null);
  // A phone's keyboard may cover what Enter found.
  useEffect(() => {
    if (isAsked && reply) status.current?.scrollIntoView?.({ block: "center" });
  }, [isAsked, reply]);
  return (
    <>
      {!onPick && namesSeveral(typed) && <CrewWay words={typed.trim()} />}
      <p ref={status} role="status" className="found-work-status">
        {reply ? <StatusText reply={reply} /> : isAsked && <AskedText words={words} />}
      </p>
      {reply && works.length === 0 && !isOffice && <OfficeCall />}
      {reply && works.length > 0 && (
        <ul className="found-work" data-words={reply.words === words ? typed.trim() : undefined}>
          {works.map((work) => (
            <li key={work.skill}>
              <WorkWay {...{ work, onPick, hasPrices }} typed={words} isOneOfSeveral={works.length > 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function StatusText({ reply: { words, works } }: { reply: SearchReply }) {
  const texts = useMessages(workSearch);
  if (!works) return texts.failed;
  return works.length > 0 ? texts.found({ works: works.length }) : texts.none({ words });
}

/** What Enter does before there is a reply: it searches, or asks for words that are long enough. */
function AskedText({ words }: { words: string }) {
  const { searching, tooShort } = useMessages(workSearch);
  return words.length < limits.searchCharactersMin ? tooShort : searching;
}

function OfficeCall() {
  const { call } = useMessages(workSearch);
  const { phone = "", phoneLink } = useOffice();
  return (
    <WhenSet name="phone">
      <Anchor href={phoneLink} className="tall-link">
        {call({ phone })}
      </Anchor>
    </WhenSet>
  );
}

/** Of several kinds of work of one trade: whether it is for what is broken or for what is new, with examples. */
function WhatFor({ work: { category, examples = [] } }: { work: FoundWork }) {
  const { whatFor } = useMessages(workSearch);
  if (examples.length === 0) return getName(category);
  const shown = joinParts(examples.map(getName));
  if (category === "Maintenance and Repairers") return whatFor.broken({ examples: shown });
  return category === "Installations" ? whatFor.new({ examples: shown }) : shown;
}

interface WorkWayProps {
  work: FoundWork;
  typed: string;
  onPick: FoundWorkProps["onPick"];
  hasPrices: boolean;
  /** Beside others: then a line says what it is for. */
  isOneOfSeveral: boolean;
}

function WorkWay({ work, typed, onPick, hasPrices, isOneOfSeveral }: WorkWayProps) {
  const { category, skill, priceFrom, priceTo } = work;
  // A crew does more than one exact work.
  const subSkill = hasPrices ? work.subSkill : null;
  const { price } = useMessages(workSearch);
  const { pkr, number } = useFormats();
  const content = (
    <>
      <strong>{getName(subSkill ?? skill)}</strong>
      {hasPrices && <span>{price({ from: pkr(priceFrom), to: number(priceTo) })}</span>}
      <span>{isOneOfSeveral && !subSkill ? <WhatFor work={work} /> : getName(subSkill ? skill : category)}</span>
    </>
  );
  if (onPick)
    return (
      <button type="button" className="found-work-way" onClick={() => onPick(work)}>
        {content}
      </button>
    );
  const problem = toProblem(typed);
  const wanted = new URLSearchParams({
    ...{ category, skill },
    ...(subSkill && { subSkill }),
    ...(problem ? { words: problem } : { trade: "1" }),
  });
  return (
    <Link to={`/jobs/new?${wanted}`} state={{ foundWork: work }} className="found-work-way">
      {content}
    </Link>
  );
}
