import "../shared/lists/lists.css";
import { removeAddress, type SavedAddress } from "@hunarmand/api/customers/addresses";
import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import addresses from "../locales/en/addresses.json";
import { failureText } from "../shared/calls/api-error.ts";
import { callApi } from "../shared/calls/call-api.ts";
import { confirmAction, showMessage } from "../shared/dialogs/dialogs.tsx";
import { EmptyState } from "../shared/lists/empty-state.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import type { KnownPlace } from "../shared/place/known-places.ts";
import { useMessages } from "../shared/texts/messages.ts";
import { getName, joinParts } from "../shared/texts/names.ts";

/** Loaded on demand, with the map and the lists of places. */
const AddressForm = lazyPart(async () => (await import("./address-form.tsx")).AddressForm);

interface AddressListProps {
  saved: readonly SavedAddress[];
  /** Places of earlier jobs that are not saved. */
  learned: readonly KnownPlace[];
}

/** The customer's saved addresses, with buttons to add, change and delete one, and those of their last jobs. */
export function AddressList({ saved, learned }: AddressListProps) {
  const texts = useMessages(addresses);
  const [open, setOpen] = useState<SavedAddress | KnownPlace | "new">();
  return (
    <Stack gap="md" align="stretch">
      {(saved.length > 0 || learned.length === 0) && (
        <Text role="status" c="dimmed">
          {texts.count({ count: saved.length })}
        </Text>
      )}
      {saved.length + learned.length === 0 && <EmptyState drawing="house" text={texts.emptyText} />}
      <ul className="card-list">
        {saved.map((address) => (
          <li key={address.id}>
            <AddressCard address={address} onChange={() => setOpen(address)} />
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpen("new")}>{texts.add}</Button>
      {learned.length > 0 && <LearnedPlaces places={learned} onName={setOpen} />}
      {open && (
        <AddressForm
          address={open === "new" || "place" in open ? undefined : open}
          place={open !== "new" && "place" in open ? open.place : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  );
}

function LearnedPlaces({ places, onName }: { places: readonly KnownPlace[]; onName: (place: KnownPlace) => void }) {
  const texts = useMessages(addresses);
  return (
    <section>
      <Title order={2} size="h3">
        {texts.learned}
      </Title>
      <Text c="dimmed" mb="sm">
        {texts.learnedText}
      </Text>
      <ul className="card-list">
        {places.map((place) => (
          <li key={place.id}>
            <Card>
              <Stack gap="xs" align="flex-start">
                <Text className="typed-lines" dir="auto">
                  {place.place.address}
                </Text>
                <Text c="dimmed">{joinParts([place.place.area, place.place.city].map(getName))}</Text>
                <Button variant="default" aria-label={texts.nameOf(place)} onClick={() => onName(place)}>
                  {texts.name}
                </Button>
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddressCard({ address, onChange }: { address: SavedAddress; onChange: () => void }) {
  const texts = useMessages(addresses);
  const { revalidate } = useRevalidator();
  const { id, label, landmark, pinLocationLatitude } = address;
  const remove = async () => {
    const { remove: yes, removeText: text, removeFailed, close } = texts;
    if (!(await confirmAction({ title: texts.removeTitle({ label }), text, yes, no: close }))) return;
    try {
      await callApi(removeAddress, { params: { id } });
      await revalidate();
    } catch (error) {
      await showMessage({ kind: "error", title: texts.removeTitle({ label }), text: failureText(error, removeFailed) });
    }
  };
  return (
    <Card>
      <Stack gap="xs" align="flex-start">
        <Group gap="sm">
          <Title order={2} size="h3">
            {label}
          </Title>
          {pinLocationLatitude !== null && <Badge variant="light">{texts.pinSet}</Badge>}
        </Group>
        <Text className="typed-lines" dir="auto">
          {address.address}
        </Text>
        {landmark && <Text dir="auto">{landmark}</Text>}
        <Text c="dimmed">{joinParts([address.area, address.city].map(getName))}</Text>
        <Group gap="sm">
          <Button variant="default" aria-label={texts.changeOf({ label })} onClick={onChange}>
            {texts.change}
          </Button>
          <Button variant="subtle" aria-label={texts.removeOf({ label })} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
