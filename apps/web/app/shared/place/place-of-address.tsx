import { listAreas } from "@hunarmand/api/lookups/lookups";
import { Alert, Button, Group, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import otherArea from "../../locales/en/other-area.json";
import { callApi } from "../calls/call-api.ts";
import { useChoices } from "../calls/use-choices.ts";
import { useMessages } from "../texts/messages.ts";
import { getName } from "../texts/names.ts";
import { findArea, findNamedArea } from "./find-areas.ts";
import { type TypedPlace, toTypedPin } from "./pin.ts";

/** The areas of so many cities are read for one address. */
const citiesMax = 6;

type Cities = readonly { id: number; name: string }[];

interface CityOfAddressProps {
  values: Pick<TypedPlace, "city" | "address">;
  cities: Cities;
  choose: (city: string) => void;
}

/** The city follows the address until the person has chosen it. Shows nothing itself. */
export function CityOfAddress({ values: { city, address }, cities, choose }: CityOfAddressProps) {
  const [chosen, setChosen] = useState("");
  if ((city !== "" && city !== chosen) || cities.length === 0 || cities.length > citiesMax) return null;
  const take = (next: string) => {
    setChosen(next);
    choose(next);
  };
  return <NamedCity cities={cities} city={city} address={address} choose={take} />;
}

interface NamedCityProps {
  cities: Cities;
  city: string;
  address: string;
  choose: (city: string) => void;
}

interface CityAreas {
  name: string;
  areas: readonly { name: string }[];
}

/** Chooses the only city that the address names, or else the only one with the area that it names: "House 4, G-10/2" is in Islamabad. */
function NamedCity({ cities, city, address, choose }: NamedCityProps) {
  const { items } = useChoices("all", (_, signal) =>
    Promise.all(
      cities.map(async ({ id, name }): Promise<CityAreas> => {
        return { name, areas: await callApi(listAreas, { params: { cityId: id }, signal }) };
      }),
    ),
  );
  const found = useRef("");
  const named = items.length === 0 ? undefined : findCity(items, address);
  const settle = useEffectEvent((next: string | undefined) => {
    if (next === undefined) return;
    // Only what the address had chosen is taken away with it.
    if (next === city || (next === "" && found.current !== city)) return;
    found.current = next;
    choose(next);
  });
  useEffect(() => settle(named), [named]);
  return null;
}

const withLabels = (places: readonly { name: string }[]) => places.map(({ name }) => ({ name, label: getName(name) }));

/** Returns an empty text if the address names no city, or several. */
function findCity(cities: readonly CityAreas[], address: string): string {
  const labelled = withLabels(cities);
  // Only as a whole part: "Karachi Company" is in Islamabad.
  const named = address.split(/[,،;\n]/).flatMap((part) => findArea(labelled, part)?.name ?? []);
  const ofAreas = cities.filter(({ areas }) => findNamedArea(withLabels(areas), address)).map(({ name }) => name);
  const [only, ...others] = new Set(named.length > 0 ? named : ofAreas);
  return only !== undefined && others.length === 0 ? only : "";
}

interface OtherAreaProps {
  /** The area that the address names. */
  named: string;
  /** The area that the person or their position chose. */
  area: string;
  change: (values: Partial<TypedPlace>) => void;
}

/** Asks once which area is right: a handyman sent to the wrong one comes late. */
export function OtherArea({ named, area, change }: OtherAreaProps) {
  const { asks, choose } = useMessages(otherArea);
  const [kept, setKept] = useState("");
  const doubt = `${named} or ${area}`;
  if (kept === doubt) return null;
  const names = { named: getName(named), area: getName(area) };
  return (
    <Alert color="marigold" role="status">
      <Text>{asks(names)}</Text>
      <Group gap="xs" mt="xs">
        {/* The pin is in the other area. */}
        <Button variant="default" onClick={() => change({ area: named, ...toTypedPin(undefined) })}>
          {choose({ area: names.named })}
        </Button>
        <Button variant="default" onClick={() => setKept(doubt)}>
          {choose({ area: names.area })}
        </Button>
      </Group>
    </Alert>
  );
}
