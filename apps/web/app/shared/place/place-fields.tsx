import { Textarea } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import customers from "../../locales/en/customers.json";
import { useMessages } from "../texts/messages.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import { type TypedPlace, toPin } from "./pin.ts";
import { PinPicker } from "./pin-picker.tsx";
import { usePlaceChoices } from "./use-place-choices.ts";

interface PlaceFieldsProps {
  values: TypedPlace;
  /** Props of one field of the form. */
  field: (name: "city" | "area" | "address") => object;
  change: (values: Partial<TypedPlace>) => void;
}

/** The fields of a place: city, area, address and pin. */
export function PlaceFields({ values, field, change }: PlaceFieldsProps) {
  const { post } = useMessages(customers);
  const { cities, areas } = usePlaceChoices(values);
  // Only a new list can invalidate a choice.
  const clearUnfit = useEffectEvent((items: typeof areas.items) => {
    const isUnfit = items.length > 0 && !items.some(({ name }) => name === values.area);
    if (values.area !== "" && isUnfit) change({ area: "" });
  });
  useEffect(() => clearUnfit(areas.items), [areas.items]);
  return (
    <>
      <div className="form-grid">
        <ChoiceSelect required label={post.city} choices={cities} none={post.choose} {...field("city")} />
        <ChoiceSelect
          required
          label={post.area}
          choices={areas}
          none={values.city === "" ? post.cityFirst : post.choose}
          {...field("area")}
        />
      </div>
      <Textarea
        required
        label={post.address}
        description={post.addressHint}
        autoComplete="street-address"
        rows={2}
        {...field("address")}
      />
      <PinPicker
        city={values.city}
        pin={toPin(values)}
        onChange={(pin) =>
          change({
            pinLocationLatitude: pin ? String(pin.latitude) : "",
            pinLocationLongitude: pin ? String(pin.longitude) : "",
          })
        }
      />
    </>
  );
}
