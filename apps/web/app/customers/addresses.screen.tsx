import { listAddresses } from "@hunarmand/api/customers/addresses";
import addresses from "../locales/en/addresses.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { SmallPage } from "../shared/layout/small-page.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/addresses.screen";
import { AddressList } from "./address-list.tsx";

export function meta() {
  return pageMeta({ title: getMessages(addresses).title });
}

export function clientLoader() {
  // The first page is the whole list: a customer may save fewer addresses than a page has.
  return { loading: startLoad(callApi(listAddresses, { query: {} })) };
}

export default function AddressesScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const texts = useMessages(addresses);
  return (
    <SmallPage title={texts.title} intro={texts.intro} back={{ to: "/editprofile", text: texts.back }}>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {(saved) => <AddressList saved={saved} />}
      </Loaded>
    </SmallPage>
  );
}
