import { Alert } from "@mantine/core";
import providers from "../../locales/en/providers.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** The office's city and its neighbour, where most jobs are. */
const nearCities: readonly string[] = ["", "Islamabad", "Rawalpindi"];

/** Says, before an applicant of another city goes on, where the office and most jobs are. */
export function FarFromOffice({ city }: { city: string }) {
  const { farFromOffice } = useMessages(providers).signup;
  if (nearCities.includes(city)) return null;
  return (
    <Alert color="marigold" role="status" className="form-grid-wide">
      {farFromOffice}
    </Alert>
  );
}
