import type { CrewMember } from "@hunarmand/api/contracts/crew";
import { whatsappLink } from "@hunarmand/api/staff/public-settings";
import { Anchor, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import contracts from "../../../locales/en/contracts.json";
import ownCrew from "../../../locales/en/own-crew.json";
import { HandymanFace } from "../../../shared/directory/handyman-face.tsx";
import { HandymanRating } from "../../../shared/directory/handyman-rating.tsx";
import { LineIcon } from "../../../shared/layout/drawings/line-icon.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useMemberTrade } from "../../crew/crew-sheet.tsx";

const pictureSide = 44;

interface CrewRowProps {
  member: CrewMember;
  /** In words, for a day of work. */
  today: { state: CrewToday; words: string } | undefined;
  /** What was reported of them today, below their name. */
  report: ReactNode;
  /** Folded below. */
  children: ReactNode;
}

export type CrewToday = "present" | "half" | "absent" | "open";

/** A handyman of a crew in one row: face, name, whether they are here today, and their phone. A tap opens the rest. */
export function CrewRow({ member, today, report, children }: CrewRowProps) {
  const { row } = useMessages(ownCrew);
  const sayTrade = useMemberTrade();
  const { name, page, phoneNumber } = member;
  return (
    <article className="crew-row">
      <details>
        <summary>
          <HandymanFace id={page?.id ?? ""} hasPicture={page?.hasPicture ?? false} size={pictureSide} />
          <span>
            <Text span fw={600} dir="auto">
              {name}
            </Text>
            <Text span size="sm" {...(today && { "data-today": today.state })}>
              {today?.words ?? sayTrade(member)}
            </Text>
            {!today && page && <HandymanRating entry={page} />}
          </span>
        </summary>
        {today && (
          <Text size="sm" c="dimmed">
            {sayTrade(member)}
          </Text>
        )}
        <MemberWays member={member} hasStars={Boolean(today)} />
        {children}
      </details>
      {phoneNumber && (
        <a href={`tel:${phoneNumber}`} className="crew-row-call" aria-label={row.call({ name })}>
          <LineIcon name="phone" className="crew-row-phone" />
        </a>
      )}
      {report}
    </article>
  );
}

/** Their stars, that the office has verified them, and the ways to their page and to their phone. */
function MemberWays({ member: { page, phoneNumber }, hasStars }: Pick<CrewRowProps, "member"> & { hasStars: boolean }) {
  const { sheet } = useMessages(contracts);
  const { row } = useMessages(ownCrew);
  return (
    <>
      {page && (
        <>
          {hasStars && <HandymanRating entry={page} />}
          <Text size="sm" fw={600}>
            {sheet.verified}
          </Text>
        </>
      )}
      <Group gap="md">
        {page && (
          <Anchor component={Link} to={`/providers/${page.id}`} className="tall-link">
            {row.page}
          </Anchor>
        )}
        {phoneNumber && (
          <>
            <Anchor href={`tel:${phoneNumber}`} className="ltr tall-link">
              {phoneNumber}
            </Anchor>
            <Anchor href={whatsappLink(phoneNumber)} target="_blank" rel="noreferrer" className="tall-link">
              {sheet.whatsapp}
            </Anchor>
          </>
        )}
      </Group>
    </>
  );
}
