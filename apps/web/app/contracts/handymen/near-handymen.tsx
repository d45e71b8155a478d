import type { NearHandymen as Near } from "@hunarmand/api/contracts/exact-crew";
import { Text } from "@mantine/core";
import crewPrice from "../../locales/en/crew-price.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

interface NearHandymenProps {
  near: Near | null | undefined;
  /** Of the whole crew. */
  handymen: number | undefined;
}

/** How many of a crew come from the near city, and that their way is in the price (docs/product.md Q2). */
export function NearHandymen({ near, handymen }: NearHandymenProps) {
  const { all, near: some } = useMessages(crewPrice).way;
  if (!near?.handymen) return null;
  const city = getName(near.city);
  return (
    <Text mt="xs">
      <WholeNames>{near.handymen === handymen ? all({ city }) : some({ count: near.handymen, city })}</WholeNames>
    </Text>
  );
}

/** Before there is a price: too few are free in the city itself. */
export function MayComeNear({ city }: { city: string }) {
  const { mayCome } = useMessages(crewPrice).way;
  return <Text>{mayCome({ city: getName(city) })}</Text>;
}
