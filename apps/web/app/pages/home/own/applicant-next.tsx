import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Button, Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import pages from "../../../locales/en/pages.json";
import texts from "../../../locales/en/road.json";
import { type NextThing, spokenThings } from "../../../shared/application/find-road.ts";
import { Road } from "../../../shared/application/road.tsx";
import { useRoad } from "../../../shared/application/use-road.ts";
import { OfficeAddress } from "../../../shared/office/office-links.tsx";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useVisitMoment } from "../../../shared/texts/use-visit-moment.ts";

/** Nothing to do on the page of the application. */
const others: readonly NextThing[] = ["goThere", "wait"];

interface ApplicantNextProps {
  profile: ProviderProfile;
  /** Shown if papers or visit cannot be read. */
  otherwise: ReactNode;
}

/** The one next thing of an applicant by its name, with day and hour of a booked visit, and the road of five pictures (docs/screens/details.md U13). */
export function ApplicantNext({ profile, otherwise }: ApplicantNextProps) {
  const { application } = useMessages(pages);
  const { applicant } = useMessages(ownWork);
  const { next: things } = useMessages(texts);
  const sayMoment = useVisitMoment();
  const { papers, visit, road, isAtVisit } = useRoad(profile);
  if (!road) return papers.failed || visit.failed ? otherwise : <Card mih="20rem" />;
  const { next, now } = road;
  const { title, text } = things[next];
  // While something else is next, the visit is not.
  const visitAt = next === "details" ? undefined : visit.found?.visit?.startsAt;
  return (
    <Card component="section" aria-labelledby="applicant-next" mb="lg">
      <Spoken as={spokenThings[next]}>
        <Title order={2} size="h3" id="applicant-next">
          {title}
        </Title>
        {visitAt && (
          <>
            <Text className="own-home-amount">{sayMoment(visitAt)}</Text>
            <OfficeAddress />
          </>
        )}
        <Text mt={4}>
          {text} {next === "goThere" && isAtVisit && things.goThere.pictures}
        </Text>
      </Spoken>
      <Road now={now} atVisit={isAtVisit ? "papers" : undefined} />
      <Button component={Link} to="/pending" mt="sm" fullWidth>
        {others.includes(next) ? application.more : applicant.next}
      </Button>
      <Text mt="sm" size="sm" c="dimmed">
        {
          application[profile.status === providerStatus.sentBack ? providerStatus.sentBack : providerStatus.pending]
            .title
        }
      </Text>
    </Card>
  );
}
