import { listDirectory } from "@hunarmand/api/providers/directory";
import { Text } from "@mantine/core";
import providers from "../../locales/en/providers.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useChoices } from "../../shared/calls/use-choices.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

/** That no handyman takes jobs in a city yet, before somebody signs up for it and travels to the office. */
export function NobodyThere({ city }: { city: string }) {
  const { nobodyThere } = useMessages(providers).signup;
  const { items } = useChoices(city, async (_, signal) => {
    const found = await callApi(listDirectory, { query: { city, limit: 1 }, signal });
    return found.length === 0 ? [city] : [];
  });
  return (
    items.length > 0 && (
      <Text inherit fw={600}>
        {nobodyThere({ city: getName(city) })}
      </Text>
    )
  );
}
