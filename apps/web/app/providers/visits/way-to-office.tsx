import type { ReplyOf } from "@hunarmand/api/call";
import type { getOwnVisit } from "@hunarmand/api/providers/visits";
import { Anchor, Text } from "@mantine/core";
import shared from "../../locales/en/shared.json";
import texts from "../../locales/en/visits.json";
import { useOffice } from "../../shared/office/office.tsx";
import { OfficeAddress } from "../../shared/office/office-links.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

/** How far the office is from the applicant's area, and how long a visit takes. */
export type OfficeWay = Pick<ReplyOf<typeof getOwnVisit>, "officeKilometers" | "visitMinutes">;

/** Where the visit is, with a link to a maps app, how far it is from the person's area, how long it takes, and that it is free. */
export function WayToOffice({ officeKilometers, visitMinutes }: Partial<OfficeWay>) {
  const { far, takes, free } = useMessages(texts).own;
  const { map } = useMessages(shared);
  const { mapLink } = useOffice();
  const facts = [
    officeKilometers && far({ kilometers: officeKilometers }),
    visitMinutes && takes({ minutes: visitMinutes }),
    free,
  ];
  return (
    <div>
      <OfficeAddress />
      {mapLink !== undefined && (
        <Anchor href={mapLink} target="_blank" rel="noreferrer" className="tall-link">
          {map.open}
        </Anchor>
      )}
      <Text>{facts.filter(Boolean).join(" ")}</Text>
    </div>
  );
}
