import "../contracts.css";
import "./crew-sheet.css";
import type { CrewMember, CrewSheet as Sheet } from "@hunarmand/api/contracts/crew";
import { whatsappLink } from "@hunarmand/api/staff/public-settings";
import { Anchor, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { shiftMonth } from "./read-month.ts";

interface CrewSheetProps {
  sheet: Sheet;
  /** The name of the project, for the paper. */
  project: string;
  /** The month at one look, above its members. */
  overview?: ReactNode;
  /** False before the first day of work: there is no month to show. */
  hasMonth?: boolean;
  /** Whether the members are above the month: who came today is what their reader looks for. */
  isListFirst?: boolean;
  /** Renders a large crew in groups. Without it all members are one list. */
  grouped?: ((list: (members: readonly CrewMember[]) => ReactNode) => ReactNode) | undefined;
  /** Renders a member's name in place of the plain one. */
  head?: ((member: CrewMember) => ReactNode) | undefined;
  /** Renders the reader's actions for a member. */
  actions?: (providerId: string) => ReactNode;
  /** Where a reader says that a member's day is wrong. */
  dayPath?: ((name: string, day: string) => string) | undefined;
}

/** A month of a contract's days for each member, with the totals of the whole contract. */
export function CrewSheet(props: CrewSheetProps) {
  const { sheet, project, overview, hasMonth = true, isListFirst = false, grouped, head, actions, dayPath } = props;
  const { sheet: texts } = useMessages(contracts);
  const list = (members: readonly CrewMember[]) => (
    <ul className="crew">
      {members.map((member) => (
        <li key={member.providerId}>
          <Member member={member} firstDay={sheet.firstDay} hasMonth={hasMonth} head={head} dayPath={dayPath}>
            {actions?.(member.providerId)}
          </Member>
        </li>
      ))}
    </ul>
  );
  const members = grouped ? grouped(list) : list(sheet.members);
  return (
    <section aria-label={texts.title}>
      <Stack>
        {isListFirst && members}
        {hasMonth && <MonthChoice sheet={sheet} project={project} />}
        {overview}
        {!isListFirst && members}
      </Stack>
    </section>
  );
}

function MonthChoice({ sheet, project }: { sheet: Sheet; project: string }) {
  const { month, firstDay, lastDay } = sheet;
  const { sheet: texts } = useMessages(contracts);
  const { month: monthName } = useFormats();
  const { pathname, search } = useLocation();
  const { busy, run } = useBusy();
  // The paper is loaded on the click.
  const print = async () => (await import("./print-crew-sheet.ts")).printCrewSheet(sheet, project);
  const [earlier, later] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const pathOf = (wanted: string) => {
    const query = new URLSearchParams(search);
    query.set("month", wanted);
    return { pathname, search: `?${query}` };
  };
  return (
    <Group justify="space-between">
      <Title order={3}>{monthName(`${month}-01T00:00:00+05:00`)}</Title>
      <Group gap="xs">
        {firstDay !== null && earlier >= firstDay.slice(0, month.length) && (
          <Button component={Link} to={pathOf(earlier)} variant="default" preventScrollReset>
            {texts.earlier}
          </Button>
        )}
        {lastDay !== null && later <= lastDay.slice(0, month.length) && (
          <Button component={Link} to={pathOf(later)} variant="default" preventScrollReset>
            {texts.later}
          </Button>
        )}
        <Button variant="default" loading={busy} onClick={() => void run(print)}>
          {texts.print}
        </Button>
      </Group>
    </Group>
  );
}

interface MemberProps extends Pick<CrewSheetProps, "head" | "dayPath" | "hasMonth"> {
  member: CrewMember;
  /** Of the whole contract: the totals count from it. */
  firstDay: string | null;
  children: ReactNode;
}

function Member({ member, firstDay, hasMonth, head, dayPath, children }: MemberProps) {
  const { sheet: texts } = useMessages(contracts);
  const { calendarDay } = useFormats();
  const { name, phoneNumber, category, skills, addedDate, leftDate, totals, days } = member;
  const hasWorked = Object.values(totals).some((count) => count > 0);
  const since = leftDate ? texts.left({ day: calendarDay(leftDate) }) : texts.since({ day: calendarDay(addedDate) });
  return (
    <Card component="article" padding="md">
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          {head?.(member) ?? <Title order={4}>{name}</Title>}
          <Text size="sm" c="dimmed">
            {joinParts((skills.length > 0 ? skills : [category]).map(getName))} · {since}
          </Text>
          {phoneNumber && (
            <Group gap="md">
              <Anchor href={`tel:${phoneNumber}`} className="ltr tall-link">
                {phoneNumber}
              </Anchor>
              <Anchor href={whatsappLink(phoneNumber)} target="_blank" rel="noreferrer" className="tall-link">
                {texts.whatsapp}
              </Anchor>
            </Group>
          )}
        </div>
        {children}
      </Group>
      {hasWorked && firstDay !== null && (
        <Text mt="xs" fw={600}>
          {texts.totals({ ...totals, since: calendarDay(toMorning(firstDay)) })}
        </Text>
      )}
      {days.length > 0 && <Days member={member} dayPath={dayPath} />}
      {days.length === 0 && hasMonth && <Text c="dimmed">{texts.empty}</Text>}
    </Card>
  );
}

const openDaysMax = 7;

function Days({ member: { name, days }, dayPath }: Pick<MemberProps, "member" | "dayPath">) {
  const { sheet: texts } = useMessages(contracts);
  const { calendarDay } = useFormats();
  const say = useMark();
  const isFolded = days.length > openDaysMax;
  const last = days.at(-1);
  return (
    <>
      {isFolded && last && <Text>{texts.last({ mark: say(last) })}</Text>}
      {/* Many days are folded: a crew of thirty would be a hundred screens long. */}
      <details className="contract-fold" open={!isFolded}>
        <summary>{texts.days({ count: days.length })}</summary>
        {dayPath && <Text>{texts.wrongDay}</Text>}
        <ol className="crew-days">
          {days.map((marked) => (
            <li key={marked.day} data-presence={marked.presence}>
              {dayPath ? (
                <Anchor
                  component={Link}
                  to={dayPath(name, calendarDay(toMorning(marked.day)))}
                  className="tall-link"
                  inherit
                >
                  {say(marked)}
                </Anchor>
              ) : (
                say(marked)
              )}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

const toMorning = (day: string): string => `${day}T00:00:00+05:00`;

/** Returns a function that says a day in words, such as "4 Nov: half a day (rain)". */
function useMark() {
  const { sheet: texts } = useMessages(contracts);
  const { calendarDay } = useFormats();
  return ({ day, presence, note }: CrewMember["days"][number]): string => {
    const facts = { day: calendarDay(toMorning(day)), presence: texts.presences[presence] };
    return note ? texts.markWithNote({ ...facts, note }) : texts.mark(facts);
  };
}
