import "../maps/map-frame.css";
import { Alert, Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import customers from "../../locales/en/customers.json";
import type { Position } from "../maps/location-map.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { findCityCentre } from "./pin.ts";
import { useOwnPosition } from "./use-own-position.ts";

// Loaded on demand: only people who open the map need it.
const PinMap = lazyPart(async () => (await import("./pin-map.client.tsx")).PinMap);

interface PinPickerProps {
  city: string;
  pin: Position | undefined;
  onChange: (pin: Position | undefined) => void;
  /** False on screens that have another button for the phone's position. */
  hasOwnPosition?: boolean;
}

/** An optional pin, set by a tap on the map or from the phone's position. */
export function PinPicker({ city, pin, onChange, hasOwnPosition = true }: PinPickerProps) {
  const texts = useMessages(customers).post.pin;
  const [mapShown, setMapShown] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);
  const own = useOwnPosition(onChange);
  return (
    <Fieldset legend={texts.title} className="surface">
      <Stack gap="sm">
        <Text c="dimmed">{texts.text}</Text>
        <Group gap="sm">
          {hasOwnPosition && (
            <Button variant="default" loading={own.searching} onClick={own.find}>
              {texts.here}
            </Button>
          )}
          {!mapShown && (
            <Button variant="default" onClick={() => setMapShown(true)}>
              {texts.showMap}
            </Button>
          )}
          {pin && (
            <Button variant="subtle" onClick={() => onChange(undefined)}>
              {texts.remove}
            </Button>
          )}
        </Group>
        <Text role="status" fw={600}>
          {own.searching ? texts.searching : pin ? texts.set : ""}
        </Text>
        {own.failed && <Alert color="marigold">{texts.failed}</Alert>}
        {mapShown && (
          <section className="map-frame" aria-label={texts.map}>
            <PinMap
              centre={pin ?? findCityCentre(city)}
              pin={pin}
              onPick={onChange}
              onFail={() => setTilesFailed(true)}
            />
          </section>
        )}
        {tilesFailed && <Text c="dimmed">{texts.noTiles}</Text>}
      </Stack>
    </Fieldset>
  );
}
