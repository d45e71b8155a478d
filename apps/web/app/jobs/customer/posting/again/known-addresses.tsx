import addresses from "../../../../locales/en/addresses.json";
import { ChoiceChips } from "../../../../shared/choices/choice-chips.tsx";
import { isSame, listKnownPlaces } from "../../../../shared/place/known-places.ts";
import type { TypedPlace } from "../../../../shared/place/pin.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { KnownAddresses } from "./use-known-addresses.ts";

interface KnownAddressesProps {
  known: KnownAddresses;
  values: TypedPlace;
  choose: (values: TypedPlace) => void;
}

/** The customer's saved addresses and those of their earlier jobs, as chips. */
export function KnownAddressChips({ known, values, choose }: KnownAddressesProps) {
  const texts = useMessages(addresses);
  const places = listKnownPlaces(known.kept, known.jobs);
  if (places.length === 0) return null;
  return (
    <ChoiceChips
      label={texts.choose}
      choices={places.map(({ id, label }) => ({ value: id, label }))}
      value={places.find(({ place }) => isSame(place, values))?.id ?? ""}
      onChoose={(chosen) => {
        const found = places.find(({ id }) => id === chosen);
        if (found) choose(found.place);
      }}
    />
  );
}
