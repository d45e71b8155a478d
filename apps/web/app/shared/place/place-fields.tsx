import { Stack, Text, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import customers from "../../locales/en/customers.json";
import otherArea from "../../locales/en/other-area.json";
import { ChoiceChips } from "../choices/choice-chips.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { getName } from "../texts/names.ts";
import { AreaField } from "./area-field.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { splitCities } from "./order-cities.ts";
import { type FoundPlace, findNearAreas, OwnPlace } from "./own-place.tsx";
import { type TypedPlace, toPin, toTypedPin } from "./pin.ts";
import { PinPicker } from "./pin-picker.tsx";
import { useNamedArea } from "./use-named-area.ts";
import { usePlaceChoices } from "./use-place-choices.ts";

interface PlaceFieldsProps {
  values: TypedPlace;
  /** Props of one field of the form. */
  field: (name: "city" | "area" | "address") => { error?: ReactNode };
  change: (values: Partial<TypedPlace>) => void;
  /** The cities where somebody does the wished work, if that is known: they lead. */
  served?: readonly string[] | undefined;
}

/** Areas that many people of their city know. */
const known = new Set(["G-9", "Saddar"]);

// A known address, or the position, has brought the area.
const CityOfAddress = lazyPart(async () => (await import("./place-of-address.tsx")).CityOfAddress, {
  away: () => null,
});
const OtherArea = lazyPart(async () => (await import("./place-of-address.tsx")).OtherArea, { away: () => null });

/** So many cities are one tap each, in the place of an area that needs a city first. */
const chipsMax = 6;

/** The fields of a place: city, area, address and pin. */
export function PlaceFields({ values, field, change, served }: PlaceFieldsProps) {
  const { post } = useMessages(customers);
  const { cities, areas } = usePlaceChoices(values);
  const { named, forget, other } = useNamedArea(values, areas.items, (area) => change({ area }));
  const { place, areaError, isOffered } = useOfferedAreas(values, field("area").error);
  const isTapped = values.city === "" && cities.items.length > 0 && cities.items.length <= chipsMax;
  return (
    <>
      <OwnPlace values={values} change={change} {...place} error={areaError} />
      {isOffered ? null : isTapped ? (
        <CityChips
          cities={cities.items.map(({ name }) => name)}
          served={served}
          error={field("city").error}
          onChoose={(city) => change({ city })}
        />
      ) : (
        <CityAndArea
          {...{ values, field, cities, areas }}
          choose={(area) => {
            forget();
            change({ area });
          }}
        />
      )}
      <Textarea
        required
        label={post.address}
        description={post.addressHint}
        autoComplete="street-address"
        rows={2}
        {...field("address")}
      />
      {values.address !== "" && (values.area === "" || values.area === named) && (
        <CityOfAddress values={values} cities={cities.items} choose={(city) => change({ city })} />
      )}
      {named !== "" && named === values.area && (
        <Text role="status" size="sm">
          {post.areaNamed({ area: getName(named) })}
        </Text>
      )}
      {other && <OtherArea named={other} area={values.area} change={change} />}
      <PinPicker
        city={values.city}
        pin={toPin(values)}
        onChange={(pin) => change(toTypedPin(pin))}
        hasOwnPosition={false}
      />
    </>
  );
}

interface CityAndAreaProps extends Pick<PlaceFieldsProps, "values" | "field">, ReturnType<typeof usePlaceChoices> {
  choose: (area: string) => void;
}

function CityAndArea({ values: { city, area }, field, cities, areas, choose }: CityAndAreaProps) {
  const { post } = useMessages(customers);
  const example = areas.items.find(({ name }) => known.has(name)) ?? areas.items[0];
  const hint = example ? post.areaHint({ area: getName(example.name) }) : "";
  return (
    <div className="form-grid">
      <ChoiceSelect required label={post.city} choices={cities} none={post.choose} {...field("city")} />
      <AreaField
        // What was typed for another city is gone.
        key={city}
        areas={areas}
        value={area}
        onChange={choose}
        // Without a city there is nothing to choose from.
        error={city !== "" && field("area").error}
        placeholder={city === "" ? post.cityFirst : hint}
      />
    </div>
  );
}

/** Areas near the position are enough to choose from: the fields for city and area come back for who is elsewhere. */
function useOfferedAreas({ city, area }: TypedPlace, error: ReactNode) {
  const { elsewhere: label, missing } = useMessages(otherArea);
  const [found, setFound] = useState<FoundPlace>();
  const near = findNearAreas(found, city);
  const isOffered = near.length > 0 && (area === "" || near.includes(area));
  return {
    isOffered,
    areaError: isOffered && error && missing,
    place: { onFound: setFound, otherArea: isOffered ? { label, onChoose: () => setFound(undefined) } : undefined },
  };
}

interface CityChipsProps extends Pick<PlaceFieldsProps, "served"> {
  cities: readonly string[];
  error: ReactNode;
  onChoose: (city: string) => void;
}

type Chip = Record<"value" | "label", string>;

/** No city has an empty name. */
const otherCity = "";

/** The cities by one tap: first those where somebody does the work, the others behind one more, with what then follows. */
function CityChips({ cities, served, error, onChoose }: CityChipsProps) {
  const { post } = useMessages(customers);
  const [isOther, setOther] = useState(false);
  const [here, others] = splitCities(cities, served).map((names) =>
    names.map((value) => ({ value, label: getName(value) })),
  ) as [Chip[], Chip[]];
  const more = others.length > 0 ? [{ value: otherCity, label: post.otherCity }] : [];
  return (
    <Stack gap="sm">
      <ChoiceChips
        label={post.cityTap}
        choices={[...here, ...more]}
        name="city"
        value={isOther ? otherCity : "none"}
        error={error}
        onChoose={(city) => (city === otherCity ? setOther(true) : onChoose(city))}
      />
      {isOther && <ChoiceChips isQuiet label={post.noneYet} choices={others} value="" onChoose={onChoose} />}
    </Stack>
  );
}
