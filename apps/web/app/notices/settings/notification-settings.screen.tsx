import { getNoticeWishes } from "@hunarmand/api/notices/channels";
import { getPush } from "@hunarmand/api/notices/push";
import { Stack } from "@mantine/core";
import texts from "../../locales/en/notification-settings.json";
import push from "../../locales/en/push.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { SmallPage } from "../../shared/layout/small-page.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/notification-settings.screen";
import { PushCards } from "./push-cards.tsx";
import { WishesForm } from "./wishes-form.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader() {
  return { loading: startLoad(callApi(getNoticeWishes)), loadingPush: startLoad(callApi(getPush)) };
}

export default function NotificationSettingsScreen({ loaderData: { loading, loadingPush } }: Route.ComponentProps) {
  const { title, intro, failed, back } = useMessages(texts);
  const { devices } = useMessages(push);
  return (
    <SmallPage title={title} intro={intro} back={{ to: "/notices", text: back }}>
      <Stack gap="md">
        <Loaded promise={loadingPush} fallback={<CardSkeletons />} failed={devices.failed}>
          {(loaded) => <PushCards loaded={loaded} />}
        </Loaded>
        <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
          {(current) => <WishesForm current={current} />}
        </Loaded>
      </Stack>
    </SmallPage>
  );
}
