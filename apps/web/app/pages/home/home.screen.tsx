import "./compact-welcome.css";
import { Anchor, Button, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import pages from "../../locales/en/pages.json";
import { HandymenCount } from "../../shared/directory/handymen-count.tsx";
import { PhoneFold } from "../../shared/folds/phone-fold.tsx";
import { TruckArt } from "../../shared/layout/drawings/truck-art.tsx";
import { useOffice, WhenSet } from "../../shared/office/office.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { NotForHandymen } from "../../shared/person/not-for-handymen.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageAddress } from "../../shared/texts/page-language.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { localBusiness } from "../../shared/texts/structured-data.ts";
import { HomeBenefits } from "./home-benefits.tsx";
import { HomeCrews } from "./home-crews.tsx";
import { HomeDrawing } from "./home-drawing.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { OwnComing } from "./own/own-coming.tsx";
import type { OwnWelcomeProps } from "./own/own-welcome.tsx";
import { TradeSearch } from "./search/trade-search.tsx";

export function meta() {
  const { home } = getMessages(pages);
  return [...pageMeta({ title: home.title, description: home.description, path: "/home" }), localBusiness()];
}

// Loaded on demand, only for people who are logged in.
const coming = { fallback: <OwnComing /> };
const ProviderHome = lazyPart(async () => (await import("./own/provider-home.tsx")).ProviderHome, coming);
const CustomerHome = lazyPart(async () => (await import("./own/customer-home.tsx")).CustomerHome, coming);

// After the search, for those who read on.
const HomeCustomers = lazyPart(async () => (await import("./home-customers.tsx")).HomeCustomers, {
  away: () => null,
  isLate: true,
});

const OwnWelcome = lazyPart<OwnWelcomeProps>(async () => (await import("./own/own-welcome.tsx")).OwnWelcome, {
  away: ({ children }) => children,
});

/** Uses plain links to /signup instead of the router's: the spec requires a full page load. */
export default function HomeScreen() {
  const { home } = useMessages(pages);
  const role = useSession()?.role;
  const hasOwnWork = role === "Provider" || role === "Customer";
  return (
    <>
      {role === "Provider" && <ProviderHome />}
      {role === "Customer" && <CustomerHome />}
      {role !== "Provider" && (
        <>
          <TradeSearch isVisitor={role === undefined} />
          {!role && <HomeCustomers />}
          <HomeCrews />
        </>
      )}
      {hasOwnWork ? (
        <>
          {/* Outside what is loaded later or folded: each page has its heading. */}
          <Title order={1} size="h4" maw="72rem" mx="auto" px="1rem">
            {home.welcome}
          </Title>
          <OwnWelcome>
            <Hero />
            <HomeBenefits />
          </OwnWelcome>
        </>
      ) : (
        <Hero heading={<Title order={1}>{home.welcome}</Title>} />
      )}
      {/* On phones one line: most visitors look for a handyman. */}
      {!role && (
        <PhoneFold title={home.forHandymen}>
          <HomeSteps />
          <HomeBenefits />
          <section className="landing-section">
            <div className="closing-band">
              <div>
                <Title order={2}>{home.closingTitle}</Title>
                <Text mt="xs">{home.closingText}</Text>
              </div>
              <Button component="a" href={pageAddress("/signup")} color="marigold">
                {home.getStarted}
              </Button>
            </div>
          </section>
        </PhoneFold>
      )}
      {role && !hasOwnWork && <HomeBenefits />}
    </>
  );
}

/** @param heading the page's, where it is not outside */
function Hero({ heading }: { heading?: ReactNode }) {
  const { home } = useMessages(pages);
  const { phoneLink } = useOffice();
  const isVisitor = !useSession()?.role;
  return (
    <section className="hero">
      <div className="hero-content">
        <div className="hero-text">
          {heading}
          <Text size="xl" fw={600} className="wide-words">
            {home.banner}
          </Text>
          <NotForHandymen>
            <Text className="wide-words">{home.text}</Text>
          </NotForHandymen>
          <div className="hero-buttons">
            <NotForHandymen>
              <Button component="a" href={pageAddress("/signup")}>
                {home.becomeHandyman}
              </Button>
            </NotForHandymen>
            <WhenSet name="phone">
              <Button component="a" href={phoneLink} variant="default">
                {home.callUs}
              </Button>
            </WhenSet>
          </div>
          {isVisitor && (
            <WhenSet name="demoPassword">
              <Anchor href={`${pageAddress("/login")}#demo-logins`} className="tall-link">
                {home.demo}
              </Anchor>
            </WhenSet>
          )}
          <HandymenCount />
        </div>
        <HomeDrawing />
      </div>
      <TruckArt />
    </section>
  );
}
