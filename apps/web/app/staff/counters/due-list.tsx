import "../../shared/forms/form-styles.ts";
import "./due-list.css";
import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { type DueItem, type DueKind, listDue } from "@hunarmand/api/staff/inbox";
import { Badge, Button, NativeSelect, Stack, Text, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { desks, findDesks } from "../../desk/desks.ts";
import { duePlaces, findDueKinds } from "../../desk/due-places.ts";
import { formatWhen, useNow } from "../../desk/lists/ago.tsx";
import inbox from "../../locales/en/inbox.json";
import office from "../../locales/en/office.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { LiveUpdates } from "../../shared/calls/live-updates.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { useUndecided } from "../../shared/decisions/held-decision.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { MoreRows } from "../../shared/lists/more-rows.tsx";
import { useSession } from "../../shared/person/session.ts";
import { useLanguage, useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";

interface DueListProps {
  first: Page<DueItem>;
  kind: DueKind | undefined;
  /** The tour, which needs the list to be rendered. */
  children: ReactNode;
}

/** The reader's own notices change nothing here. */
const isAboutWork = ({ kind }: LiveEvent) => kind !== "notice";

/** The list of what waits for this person's decision, oldest first, updated live. */
export function DueList({ first, kind, children }: DueListProps) {
  const texts = useMessages(inbox);
  const { counted } = useFormats();
  const all = useMorePages(first, (cursor) => callPage(listDue, { query: { kind, cursor } }));
  const pages = useUndecided(all, ({ id }) => id);
  const { items, hasMore } = pages;
  return (
    <Stack gap="xs">
      <div className="due-head">
        <Text role="status" c="dimmed">
          {items.length === 0 ? texts.none : texts.count(counted(items, hasMore))}
        </Text>
        <KindFilter kind={kind} />
      </div>
      <LiveUpdates matters={isAboutWork} text={texts.changed} />
      {items.length > 0 && (
        <ol className="due-list">
          {items.map((item) => (
            <DueRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ol>
      )}
      {items.length === 0 && <AllDone isFiltered={kind !== undefined} />}
      <MoreRows pages={pages} failedText={texts.failed} />
      {children}
    </Stack>
  );
}

/** A role with only one kind needs no choice. */
function KindFilter({ kind }: { kind: DueKind | undefined }) {
  const texts = useMessages(inbox);
  const [, setSearch] = useSearchParams();
  const own = findDueKinds(useSession()?.role ?? "");
  if (own.length < 2) return null;
  return (
    <NativeSelect
      className="due-kind"
      label={texts.kind}
      value={kind ?? ""}
      data={[{ value: "", label: texts.everything }, ...own.map((value) => ({ value, label: texts.kinds[value] }))]}
      onChange={({ currentTarget: { value } }) => setSearch(value ? { kind: value } : {}, { replace: true })}
    />
  );
}

/** The key that decides on what the line links to. */
const decisions: Partial<Record<DueKind, string>> = {
  application: "verify",
  job: "assign",
  "wallet-payment": "approve",
};

const alarming: readonly DueKind[] = ["price", "backup", "texts"];

/** Their work is what a person wrote: it is in no catalogue, and keeps its own direction. */
const inPeoplesWords: readonly DueKind[] = ["contract", "crew", "inquiry", "replacement"];

function DueRow({ item }: { item: DueItem }) {
  const texts = useMessages(inbox);
  const { pkr } = useFormats();
  // A quote's work is its duration or a number of days, and its city may be "Other".
  const wordOf = useContractWord();
  const { timeOf } = useCrewSize();
  const { kind, who, work, place, number, amount } = item;
  return (
    <li className="due-row" data-row tabIndex={-1}>
      <Badge
        variant="light"
        size="lg"
        tt="none"
        color={alarming.includes(kind) ? "red" : "green"}
        className="due-badge"
      >
        {texts.kinds[kind]}
      </Badge>
      <span className="due-what">
        <strong>{who || texts.ofPortal}</strong>
        <span>
          {inPeoplesWords.includes(kind) ? (
            <bdi>{work}</bdi>
          ) : (
            timeOf({ duration: work ?? "", durationDays: Number(work) || null })
          )}
          {work && place && " · "}
          {joinParts((place ?? "").split(", ").map(wordOf))}
        </span>
      </span>
      <span className="due-figures ltr">{[number, amount !== null && pkr(amount)].filter(Boolean).join(" · ")}</span>
      <DueTime item={item} />
      <Button
        component={Link}
        to={duePlaces[kind].address(item)}
        variant="default"
        className="due-action"
        data-decision={decisions[kind]}
      >
        {texts.actions[kind]}
        <VisuallyHidden>{` ${who || texts.kinds[kind]}`}</VisuallyHidden>
      </Button>
    </li>
  );
}

const dayMilliseconds = 86_400_000;

/** An inquiry counts down to its deadline, a replacement and a job without a handyman to their call, a visit to its hour, a crew to its first day. Others show how long they have waited. */
function DueTime({ item: { kind, since, deadline } }: { item: DueItem }) {
  const texts = useMessages(inbox);
  const { day, moment } = useFormats();
  const language = useLanguage();
  const now = useNow();
  const at = deadline ?? since;
  const when = formatWhen(at, now, language) ?? day(at);
  const isLate = now > Date.parse(deadline ?? since) + (deadline || kind === "visit" ? 0 : dayMilliseconds);
  const own = { visit: texts.visitAt, crew: texts.startsAt, replacement: texts.callBy, job: texts.callBy }[
    kind as string
  ];
  const say = own ?? (deadline ? texts.deadline : texts.waits);
  return (
    <time className="due-time" dateTime={at} title={say({ when: moment(at) })} data-late={isLate || undefined}>
      {deadline ? say({ when }) : when}
    </time>
  );
}

function AllDone({ isFiltered }: { isFiltered: boolean }) {
  const texts = useMessages(inbox);
  const { desks: names } = useMessages(office);
  const [, own] = findDesks(useSession()?.role ?? "");
  const [path, label] = isFiltered || !own ? [desks.inbox.path, texts.all] : [desks[own].path, names[own]];
  return (
    <EmptyState drawing="done" text={texts.emptyText}>
      <Button component={Link} to={path} variant="default">
        {label}
      </Button>
    </EmptyState>
  );
}
