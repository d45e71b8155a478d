import { Anchor, Text } from "@mantine/core";
import { type ReactNode, useSyncExternalStore } from "react";
import shared from "../../locales/en/shared.json";
import { Email } from "../lists/email.tsx";
import { MapFrame } from "../maps/location-map.tsx";
import { useMessages } from "../texts/messages.ts";
import { useOffice, WhenSet } from "./office.tsx";

/** Links to reach the office. Settings that the office has not made are omitted. */

const keepStill = () => () => {};
const inBrowser = () => true;
const inServedPage = () => false;

interface LinkProps {
  className?: string;
  /** Text before it, as in "Phone: 051 …". */
  label?: string;
}

export function OfficePhone({ className = "", label }: LinkProps) {
  const { phone, phoneLink } = useOffice();
  return (
    <WhenSet name="phone">
      <Anchor href={phoneLink} className={className}>
        {label !== undefined && <>{label}:&nbsp;</>}
        <span className="ltr">{phone}</span>
      </Anchor>
    </WhenSet>
  );
}

/** A page that is served has the address as one text, and must be the same when it starts. Then it may break at its "@". */
export function OfficeEmail({ className = "", label }: LinkProps) {
  const { email = "", emailLink } = useOffice();
  const canBreak = useSyncExternalStore(keepStill, inBrowser, inServedPage);
  return (
    <WhenSet name="email">
      <Anchor href={emailLink} className={className}>
        {label !== undefined && `${label}: `}
        {canBreak ? <Email address={email} /> : <span className="ltr">{email}</span>}
      </Anchor>
    </WhenSet>
  );
}

export function OfficeWhatsapp({ className = "", children }: { className?: string; children: ReactNode }) {
  const { whatsappLink } = useOffice();
  return (
    <WhenSet name="whatsappLink">
      <Anchor href={whatsappLink} target="_blank" rel="noreferrer" className={className}>
        {children}
      </Anchor>
    </WhenSet>
  );
}

export function OfficeAddress() {
  const { address } = useOffice();
  return (
    <WhenSet name="address">
      <Text>{address}</Text>
    </WhenSet>
  );
}

export function OfficeHours({ label }: Pick<LinkProps, "label">) {
  const { openingHours } = useOffice();
  return (
    <WhenSet name="openingHours">
      <Text>{label === undefined ? openingHours : `${label} ${openingHours}`}</Text>
    </WhenSet>
  );
}

/** The address and a link to any maps app, unless both are on the screen already, and an optional map. */
export function OfficeMap({ hasAddress = true }: { hasAddress?: boolean }) {
  const { map, brand } = useMessages(shared);
  const { latitude, longitude, mapLink } = useOffice();
  return (
    <>
      {hasAddress && <OfficeAddress />}
      <WhenSet name="mapLink">
        {hasAddress && (
          <Anchor href={mapLink} target="_blank" rel="noreferrer" className="tall-link">
            {map.open}
          </Anchor>
        )}
        <MapFrame
          place={{ latitude: Number(latitude), longitude: Number(longitude) }}
          title={map.title({ place: brand })}
        />
      </WhenSet>
    </>
  );
}
