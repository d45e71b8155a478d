import type { CrewMember } from "@hunarmand/api/contracts/crew";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

export interface MemberDaysProps {
  member: CrewMember;
  /** Of the whole contract: the totals count from it. */
  firstDay: string | null;
  /** False before the first day of work: there is no month to show. */
  hasMonth?: boolean | undefined;
  /** Where a reader says that a member's day is wrong. */
  dayPath?: ((name: string, day: string) => string) | undefined;
}

/** A member's totals of the whole contract, and their days of the month. */
export function MemberDays({ member, firstDay, hasMonth = true, dayPath }: MemberDaysProps) {
  const { sheet: texts } = useMessages(contracts);
  const { calendarDay } = useFormats();
  const { totals, days } = member;
  const hasWorked = Object.values(totals).some((count) => count > 0);
  return (
    <>
      {hasWorked && firstDay !== null && (
        <Text mt="xs" fw={600}>
          {texts.totals({ ...totals, since: calendarDay(toMorning(firstDay)) })}
        </Text>
      )}
      {days.length > 0 && <Days member={member} dayPath={dayPath} />}
      {days.length === 0 && hasMonth && <Text c="dimmed">{texts.empty}</Text>}
    </>
  );
}

const openDaysMax = 7;

function Days({ member: { name, days }, dayPath }: Pick<MemberDaysProps, "member" | "dayPath">) {
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
