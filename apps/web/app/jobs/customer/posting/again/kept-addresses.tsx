import { NativeSelect } from "@mantine/core";
import addresses from "../../../../locales/en/addresses.json";
import type { TypedPlace } from "../../../../shared/place/pin.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { findKept, toPlace } from "./kept-places.ts";
import type { OwnAddresses } from "./use-kept-addresses.ts";

interface KeptAddressesProps extends OwnAddresses {
  values: TypedPlace;
  choose: (values: Partial<TypedPlace>) => void;
}

/** The customer's own addresses, to choose one. */
export function KeptAddresses({ kept, values, choose }: KeptAddressesProps) {
  const texts = useMessages(addresses);
  return (
    <NativeSelect
      name="keptAddress"
      label={texts.choose}
      value={findKept(kept, values)?.id ?? ""}
      data={[{ value: "", label: texts.chooseNone }, ...kept.map(({ id, label }) => ({ value: id, label }))]}
      onChange={({ currentTarget }) => {
        const address = kept.find(({ id }) => id === currentTarget.value);
        if (address) choose(toPlace(address));
      }}
    />
  );
}
