import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import providers from "../../locales/en/providers.json";
import texts from "../../locales/en/road.json";
import visits from "../../locales/en/visits.json";
import { detailNames, spokenThings, type NextThing as Thing } from "../../shared/application/find-road.ts";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useVisitMoment } from "../../shared/texts/use-visit-moment.ts";
import { PostedJobs } from "../posted-jobs/posted-jobs.tsx";
import { useFeeExample } from "../signup/by-code/fee-example.ts";
import { EarliestVisit } from "../visits/earliest-visit.tsx";
import { type OfficeWay, WayToOffice } from "../visits/way-to-office.tsx";
import { WhatToBring } from "../visits/what-to-bring.tsx";

/** The parts of the page that the buttons lead to. */
export const places = { details: "about-you", papers: "your-papers", visit: "your-visit" } as const;

export const nextThingId = "next-thing";

const placeOf: Record<Thing, string | undefined> = {
  details: places.details,
  papers: places.papers,
  handIn: places.papers,
  visit: places.visit,
  goThere: undefined,
  wait: undefined,
};

/** The focus shows where to go on, also when the place is in sight already. */
function goTo(place: string): void {
  const found = document.getElementById(place);
  if (found instanceof HTMLDetailsElement) found.open = true;
  found?.scrollIntoView();
  found?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
}

function changeTime(onMove: () => void): void {
  onMove();
  goTo(places.visit);
}

/** Names the details that are still missing, once one of them is saved. */
function useRestOfDetails(profile: ProviderProfile): string | undefined {
  const { next, details } = useMessages(texts);
  const { signup } = useMessages(providers);
  const missing = detailNames.filter((name) => profile[name] === "");
  if (missing.length === detailNames.length) return undefined;
  const names = { fatherName: signup.fatherName, cnic: signup.cnic, gender: details.gender };
  return next.details.rest({ fields: joinParts(missing.map((name) => names[name])) });
}

interface NextThingProps {
  next: Thing;
  profile: ProviderProfile;
  /** The time of the booked visit. */
  visitAt: string | undefined;
  /** Free times for a visit. */
  slots: readonly string[];
  onBooked: () => void;
  /** Opens the choice of another time. */
  onMove: () => void;
  /** Whether the pictures of the CNIC are taken at the visit. */
  isAtVisit: boolean;
  /** Whether one of these pictures has arrived. */
  hasOneSide: boolean;
  /** How far, how long and what to bring: undefined until it is loaded. */
  place: (OfficeWay & { bring: string }) | undefined;
  /** From a visit to the verification, as usual. Null while too few are known. */
  usualDecisionDays: number | null;
  /** What is typed at once, without a button that leads to it. */
  children: ReactNode;
}

/** Returns what the next thing asks for, or what is left of it. */
function useText({ next, profile, hasOneSide }: Pick<NextThingProps, "next" | "profile" | "hasOneSide">): string {
  const { next: things } = useMessages(texts);
  const rest = useRestOfDetails(profile);
  if (next === "details" && rest) return rest;
  return next === "papers" && hasOneSide ? things.papers.oneSide : things[next].text;
}

/** The one next thing, with the button that leads to it. */
export function NextThing({
  next,
  profile,
  visitAt,
  isAtVisit,
  hasOneSide,
  usualDecisionDays,
  place,
  onMove,
  children,
  ...booking
}: NextThingProps) {
  const { next: things } = useMessages(texts);
  const { title, button } = things[next];
  const { booked, move } = useMessages(visits).own;
  const sayMoment = useVisitMoment();
  const words = useText({ next, profile, hasOneSide });
  const part = placeOf[next];
  const brings = next === "goThere" && place?.bring;
  // While something else is next, its line below names the time.
  const shownVisit = next === "details" ? undefined : visitAt;
  const forLater = <ForLater profile={profile} days={usualDecisionDays} />;
  return (
    <Card w="100%">
      <section aria-labelledby={nextThingId}>
        <Spoken as={spokenThings[next]}>
          <Title order={2} size="h3" id={nextThingId} className="next-thing">
            {title}
          </Title>
          {shownVisit && (
            <Text mt={4} size="xl" fw={600} role="status">
              {booked({ moment: sayMoment(shownVisit) })}
            </Text>
          )}
          {shownVisit && <WayToOffice {...place} />}
          {brings ? (
            <>
              <WhatToBring bring={brings} />
              {isAtVisit && <Text mt={4}>{things.goThere.pictures}</Text>}
            </>
          ) : (
            <Text mt={4}>
              {words} {next === "goThere" && isAtVisit && things.goThere.pictures}
            </Text>
          )}
        </Spoken>
        {next === "visit" && (
          <>
            <WayToOffice {...place} />
            <VisitWays {...booking} isSecond={false} />
          </>
        )}
        {part && next !== "visit" && next !== "details" && (
          <Button mt="sm" fullWidth onClick={() => goTo(part)}>
            {button}
          </Button>
        )}
        {next === "goThere" && (
          <Button mt="xs" fullWidth variant="default" onClick={() => changeTime(onMove)}>
            {move}
          </Button>
        )}
        {next === "papers" && (
          <>
            <Text mt="sm">{things.papers.orVisit}</Text>
            <VisitWays {...booking} isSecond />
          </>
        )}
        {!children && forLater}
      </section>
      {children}
      {children && forLater}
    </Card>
  );
}

/** What makes it worth the way. */
function ForLater({ profile, days }: Pick<NextThingProps, "profile"> & { days: number | null }) {
  const { usually, kept: keep } = useMessages(texts);
  const { taken, price, kept } = useFeeExample();
  return (
    <>
      {days !== null && <Text mt="xs">{usually({ days })}</Text>}
      <PostedJobs city={profile.city} skills={profile.skill.split(",")} />
      {taken > 0 && <Text mt="xs">{keep({ price, kept })}</Text>}
    </>
  );
}

/** Books the earliest time by one tap, or leads to the other times. */
function VisitWays({ isSecond, slots, onBooked }: { isSecond: boolean } & Pick<NextThingProps, "slots" | "onBooked">) {
  const { visit } = useMessages(texts).next;
  return (
    <Stack gap="xs" mt="xs">
      <EarliestVisit slots={slots} isSecond={isSecond} onBooked={onBooked} />
      <Button fullWidth variant={isSecond ? "subtle" : "default"} onClick={() => goTo(places.visit)}>
        {visit.button}
      </Button>
    </Stack>
  );
}
