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
import { MemberDays } from "./member-days.tsx";
import { shiftMonth } from "./read-month.ts";

interface CrewSheetProps {
  sheet: Sheet;
  /** The name of the project, for the paper. */
  project: string;
  /** Renders the reader's actions for a member. */
  actions?: (providerId: string) => ReactNode;
}

/** A month of a contract's days for each member, with the totals of the whole contract. */
export function CrewSheet({ sheet, project, actions }: CrewSheetProps) {
  const { sheet: texts } = useMessages(contracts);
  return (
    <section aria-label={texts.title}>
      <Stack>
        <MonthChoice sheet={sheet} project={project} />
        <ul className="crew">
          {sheet.members.map((member) => (
            <li key={member.providerId}>
              <Member member={member} firstDay={sheet.firstDay}>
                {actions?.(member.providerId)}
              </Member>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** The month's name, the ways to the months beside it, and its paper. */
export function MonthChoice({ sheet, project }: Pick<CrewSheetProps, "sheet" | "project">) {
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

interface MemberProps {
  member: CrewMember;
  /** Of the whole contract: the totals count from it. */
  firstDay: string | null;
  children: ReactNode;
}

function Member({ member, firstDay, children }: MemberProps) {
  const { sheet: texts } = useMessages(contracts);
  const sayTrade = useMemberTrade();
  const { name, phoneNumber } = member;
  return (
    <Card component="article" padding="md">
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Title order={4}>{name}</Title>
          <Text size="sm" c="dimmed">
            {sayTrade(member)}
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
      <MemberDays member={member} firstDay={firstDay} />
    </Card>
  );
}

/** Returns a function that says a member's trades, and since when they are on the crew, or when they left. */
export function useMemberTrade() {
  const { sheet: texts } = useMessages(contracts);
  const { calendarDay } = useFormats();
  return ({ skills, category, addedDate, leftDate }: CrewMember): string => {
    const since = leftDate ? texts.left({ day: calendarDay(leftDate) }) : texts.since({ day: calendarDay(addedDate) });
    return `${joinParts((skills.length > 0 ? skills : [category]).map(getName))} · ${since}`;
  };
}
