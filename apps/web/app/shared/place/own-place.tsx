import { findNearestPlace } from "@hunarmand/api/lookups/nearby";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import customers from "../../locales/en/customers.json";
import { callApi } from "../calls/call-api.ts";
import { ChoiceChips } from "../choices/choice-chips.tsx";
import type { Position } from "../maps/location-map.tsx";
import { useMessages } from "../texts/messages.ts";
import { toNameOptions } from "../texts/names.ts";
import { type TypedPlace, toTypedPin } from "./pin.ts";
import { useOwnPosition } from "./use-own-position.ts";

interface OwnPlaceProps {
  values: TypedPlace;
  change: (values: Partial<TypedPlace>) => void;
  /** For a form that offers areas itself: it offers either these or its own. */
  onFound?: (found: FoundPlace | undefined) => void;
  /** What is wrong with the area, where no other field shows it. */
  error?: ReactNode;
  /** Adds the choice of another area, where the form hides its fields until then. */
  otherArea?: { label: string; onChoose: () => void } | undefined;
}

export interface FoundPlace {
  city: string | null;
  areas: readonly string[];
}

/** No area has an empty name. */
const elsewhere = "";

/** Returns the areas near the position, if there are several to choose from in this city. */
export const findNearAreas = (found: FoundPlace | undefined, city: string): readonly string[] =>
  found && found.city === city && found.areas.length > 1 ? found.areas : [];

/** Fills city, area and pin from the phone's position, only after a tap (docs/product.md C9). */
export function OwnPlace({ values, change, onFound, error, otherArea }: OwnPlaceProps) {
  const { pin, position } = useMessages(customers).post;
  const [found, setFound] = useState<FoundPlace>();
  const [isAsking, setAsking] = useState(false);
  const fill = async (own: Position) => {
    // The pin alone helps, also when the call fails.
    change(toTypedPin(own));
    setAsking(true);
    const place = await callApi(findNearestPlace, { body: own }).catch(() => undefined);
    setAsking(false);
    setFound(place);
    onFound?.(place);
    if (!place?.city) return;
    const { city, areas } = place;
    const area = areas.length === 1 ? areas[0] : city === values.city ? values.area : "";
    change({ city, area: area ?? "" });
  };
  const own = useOwnPosition((found) => void fill(found));
  const isSearching = own.searching || isAsking;
  const choices = findNearAreas(found, values.city);
  return (
    <Stack gap="xs">
      <Button variant="light" fullWidth loading={isSearching} onClick={own.find}>
        {pin.here}
      </Button>
      <Text role="status" hidden={!isSearching && !found}>
        {isSearching ? pin.searching : found && position[stateOf(found)]}
      </Text>
      {own.failed && <Alert color="marigold">{position.failed}</Alert>}
      {choices.length > 0 && (
        <ChoiceChips
          label={position.which}
          choices={[...toNameOptions(choices), ...(otherArea ? [{ value: elsewhere, label: otherArea.label }] : [])]}
          value={values.area || "none"}
          name="area"
          error={error}
          onChoose={(area) => (area === elsewhere ? otherArea?.onChoose() : change({ area }))}
        />
      )}
    </Stack>
  );
}

function stateOf({ city, areas }: FoundPlace): "filled" | "unsure" | "cityOnly" | "far" {
  if (!city) return "far";
  if (areas.length === 0) return "cityOnly";
  return areas.length === 1 ? "filled" : "unsure";
}
