import type { SavedAddress } from "@hunarmand/api/customers/addresses";
import { type CustomerJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { callApi } from "../calls/call-api.ts";
import type { TypedPlace } from "./pin.ts";
import { shownAddress } from "./shown-address.ts";

/** A place that a customer has saved, or where one of their earlier jobs was. */
export interface KnownPlace {
  id: string;
  label: string;
  place: TypedPlace;
}

const learnedMax = 4;
/** The places of older jobs are not offered. */
const jobsRead = 20;

/** Returns no jobs when they cannot be read: the saved addresses are enough. */
export const readLastJobs = (): Promise<readonly CustomerJob[]> =>
  callApi(listMyJobs, { query: { limit: jobsRead } }).catch(() => []);

type Pinned = Pick<CustomerJob, "pinLocationLatitude" | "pinLocationLongitude">;

const toTypedPin = ({ pinLocationLatitude, pinLocationLongitude }: Pinned) => ({
  pinLocationLatitude: String(pinLocationLatitude ?? ""),
  pinLocationLongitude: String(pinLocationLongitude ?? ""),
});

/** Returns a saved address as it is typed. The landmark is a line of the address, so that the handyman reads it. */
export const toPlace = ({ city, area, address, landmark, ...pin }: SavedAddress): TypedPlace => ({
  city,
  area,
  address: landmark ? `${address}\n${landmark}` : address,
  ...toTypedPin(pin),
});

/** Returns the saved address that equals these values. */
export const findKept = (kept: readonly SavedAddress[], values: TypedPlace): SavedAddress | undefined =>
  kept.find((address) => isSame(toPlace(address), values));

export const isSame = (one: TypedPlace, other: TypedPlace): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof TypedPlace] === value);

/** Two jobs at one address may have different pins. */
const nameOf = ({ city, area, address }: TypedPlace): string =>
  [city, area, address].map((text) => text.trim().toLowerCase()).join("\n");

/**
 * Returns the places to offer: saved ones, then those of earlier jobs (newest first, at most four), each address once.
 */
export function listKnownPlaces(kept: readonly SavedAddress[], jobs: readonly CustomerJob[]): KnownPlace[] {
  const saved = kept.map((address) => ({ id: address.id, label: address.label, place: toPlace(address) }));
  const names = new Set(saved.map(({ place }) => nameOf(place)));
  // A saved landmark is a line of the address, which a job may not have.
  for (const { city, area, address } of kept) names.add(nameOf({ ...emptyPin, city, area, address }));
  const learned: KnownPlace[] = [];
  for (const { id, city, area, address, ...job } of jobs) {
    const place = { city, area, address, ...toTypedPin(job) };
    const name = nameOf(place);
    if (names.has(name) || learned.length === learnedMax) continue;
    names.add(name);
    learned.push({ id, label: shownAddress({ address: address.split("\n")[0] ?? "", area }), place });
  }
  return [...saved, ...learned];
}

const emptyPin = { pinLocationLatitude: "", pinLocationLongitude: "" };

/**
 * Returns the place of the newest job, or the first saved address.
 * @param inCity only of this city; all count if it is empty
 */
export function chooseUsualPlace(
  kept: readonly SavedAddress[],
  jobs: readonly CustomerJob[],
  inCity = "",
): TypedPlace | undefined {
  const isThere = ({ city }: { city: string }) => inCity === "" || city === inCity;
  const job = jobs.find(isThere);
  if (job) return { city: job.city, area: job.area, address: job.address, ...toTypedPin(job) };
  const saved = kept.find(isThere);
  return saved && toPlace(saved);
}

const hasSamePin = (one: TypedPlace, other: TypedPlace): boolean =>
  one.pinLocationLatitude !== "" &&
  one.pinLocationLatitude === other.pinLocationLatitude &&
  one.pinLocationLongitude === other.pinLocationLongitude;

/** Details added to the end of an address keep its pin. */
const isAt = (known: TypedPlace, typed: TypedPlace): boolean =>
  known.city === typed.city && known.area === typed.area && typed.address.startsWith(known.address);

/** Whether the pin is the one of a known place, but the typed address is another one. */
export function hasPinOfOtherPlace(places: readonly KnownPlace[], typed: TypedPlace): boolean {
  const pinned = places.filter(({ place }) => hasSamePin(place, typed));
  return pinned.length > 0 && !pinned.some(({ place }) => isAt(place, typed));
}
