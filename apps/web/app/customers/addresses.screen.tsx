import { listAddresses } from "@hunarmand/api/customers/addresses";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import addresses from "../locales/en/addresses.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/addresses.screen";
import { AddressList } from "./address-list.tsx";

export function meta() {
  return pageMeta({ title: getMessages(addresses).title });
}

export function clientLoader() {
  // There are fewer than a page holds.
  return { loading: startLoad(callApi(listAddresses, { query: {} })) };
}

export default function AddressesScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const texts = useMessages(addresses);
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <div>
          <Title order={1}>{texts.title}</Title>
          <Text mt="xs">{texts.intro}</Text>
        </div>
        <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
          {(kept) => <AddressList kept={kept} />}
        </Loaded>
        <Anchor component={Link} to="/editprofile" className="tall-link">
          {texts.back}
        </Anchor>
      </Stack>
    </div>
  );
}
