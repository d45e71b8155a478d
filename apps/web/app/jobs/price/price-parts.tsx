import { Text } from "@mantine/core";
import priceParts from "../../locales/en/price-parts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** In PKR. The price includes the materials. */
export interface Parts {
  price: number;
  materials: number;
}

/** How a price divides into work and materials, or that its handyman has named none. */
export function PriceParts({ price, materials }: Omit<Parts, "materials"> & { materials: number | null }) {
  const { parts, none } = useMessages(priceParts);
  const { pkr } = useFormats();
  if (materials === null) return <Text size="sm">{none}</Text>;
  return (
    <Text>
      <WholeNames>{parts({ work: pkr(price - materials), materials: pkr(materials) })}</WholeNames>
    </Text>
  );
}
