import { listAddresses } from "@hunarmand/api/customers/addresses";
import addresses from "../locales/en/addresses.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { SmallPage } from "../shared/layout/small-page.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { listKnownPlaces, readLastJobs } from "../shared/place/known-places.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/addresses.screen";
import { AddressList } from "./address-list.tsx";

export function meta() {
  return pageMeta({ title: getMessages(addresses).title });
}

export function clientLoader() {
  // A customer has fewer addresses than one page of the list.
  return { loading: startLoad(Promise.all([callApi(listAddresses, { query: {} }), readLastJobs()])) };
}

export default function AddressesScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const texts = useMessages(addresses);
  return (
    <SmallPage title={texts.title} intro={texts.intro} back={{ to: "/editprofile", text: texts.back }}>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {([saved, jobs]) => <AddressList saved={saved} learned={listKnownPlaces(saved, jobs).slice(saved.length)} />}
      </Loaded>
    </SmallPage>
  );
}
