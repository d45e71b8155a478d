import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { Button, Skeleton } from "@mantine/core";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { changeAvailability, useOwnWork } from "../../../shared/person/own-work.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { OwnCard } from "./own-card.tsx";

/** Loaded on demand: mostly no offer is open. */
const FirstOffer = lazyPart(async () => (await import("./first-offer.tsx")).FirstOffer, {
  fallback: <Skeleton height="12rem" />,
  away: () => null,
});

interface OpenOffersProps {
  offers: readonly RequestedJob[];
  /** Whether its button leads the page: there is one. */
  isNext: boolean;
}

/**
 * The newest offer, and the way to all. Whether offers are on is said where none is open. Where they are off, what was offered before waits
 * without leading, and the one main button takes jobs again.
 */
export function OpenOffers({ offers, isNext }: OpenOffersProps) {
  const { provider } = useMessages(ownWork);
  const count = offers.length;
  const [first] = offers;
  const { available = true } = useOwnWork();
  const isWaiting = !available && first !== undefined;
  return (
    <OwnCard
      title={isWaiting ? <Spoken as="paused">{provider.isOffWaiting}</Spoken> : provider.offers({ offers: count })}
      text={
        <>
          {!first && (
            <Spoken as={available ? "no-offers" : "paused"}>{available ? provider.isOnNone : provider.isOff}</Spoken>
          )}
          {first && <FirstOffer offer={first} isNext={isNext && available} />}
        </>
      }
    >
      {!available && (
        <Button
          variant={isNext ? "filled" : "default"}
          onClick={() => void changeAvailability(true).catch(() => undefined)}
        >
          {provider.turnOn}
        </Button>
      )}
      <Button
        component={Link}
        to="/requestedjobs?offer"
        variant={isNext && available && !first?.nextSteps.includes("accept") ? "filled" : "default"}
      >
        {provider.toOffers}
      </Button>
    </OwnCard>
  );
}
