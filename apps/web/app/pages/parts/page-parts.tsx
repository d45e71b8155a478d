import { Button } from "@mantine/core";
import { ChoicesFailure } from "../../shared/calls/choices-failure.tsx";
import { CrashNotice } from "../../shared/layout/crash-notice.tsx";
import { PageHero } from "../../shared/layout/page-hero.tsx";
import { PageSkeleton } from "../../shared/layout/page-skeleton.tsx";
import { SmallPage } from "../../shared/layout/small-page.tsx";
import { PartUnavailable } from "../../shared/parts/part-unavailable.tsx";
import { Part, PartGroup } from "./part.tsx";

const heroes = ["contact", "company", "questions", "paper", "route", "crew"] as const;

export function PageParts() {
  return (
    <PartGroup title="Pages">
      <Part name="PartUnavailable: unavailable, trying again">
        <PartUnavailable isTrying={false} tryAgain={() => {}} />
        <PartUnavailable isTrying tryAgain={() => {}} onClose={() => {}} />
      </Part>
      <Part name="ChoicesFailure">
        <ChoicesFailure choices={{ failed: true, retry: () => {} }} />
      </Part>
      <Part name="CrashNotice">
        <CrashNotice error={new Error("an example")} />
      </Part>
      <Part name="PageSkeleton">
        <PageSkeleton />
      </Part>
      <Part name="SmallPage">
        <SmallPage title="Your addresses" intro="Choose one when you post a job." back={{ to: "/", text: "Back" }}>
          <Button>Add an address</Button>
        </SmallPage>
      </Part>
      <Part name="PageHero: each drawing">
        {heroes.map((drawing) => (
          <PageHero key={drawing} title="Find a handyman" text="Verified at our office." drawing={drawing}>
            <Button>Post a job</Button>
          </PageHero>
        ))}
      </Part>
    </PartGroup>
  );
}
