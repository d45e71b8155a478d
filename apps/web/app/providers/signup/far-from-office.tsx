import { Alert } from "@mantine/core";
import providers from "../../locales/en/providers.json";
import { useOffice } from "../../shared/office/office.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

// Most applicants are from the office's city.
const NobodyThere = lazyPart(async () => (await import("../directory/nobody-there.tsx")).NobodyThere, {
  away: () => null,
});

/** The office's city and its neighbour. */
const nearCities: readonly string[] = ["", "Islamabad", "Rawalpindi"];

export const isFarFromOffice = (city: string): boolean => !nearCities.includes(city);

/** Says, before an applicant of another city goes on, where their visit to the office is, and if nobody works in their city yet. */
export function FarFromOffice({ city }: { city: string }) {
  const { farFromOffice, farFromAddress } = useMessages(providers).signup;
  const { address } = useOffice();
  if (!isFarFromOffice(city)) return null;
  return (
    <Alert color="marigold" role="status" className="form-grid-wide">
      <NobodyThere city={city} />
      {address === undefined ? farFromOffice : farFromAddress({ address })}
    </Alert>
  );
}
