import { getNoticeWishes } from "@hunarmand/api/notices/channels";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import texts from "../../locales/en/notification-settings.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/notification-settings.screen";
import { WishesForm } from "./wishes-form.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader() {
  return { loading: startLoad(callApi(getNoticeWishes)) };
}

export default function NotificationSettingsScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { title, intro, failed, back } = useMessages(texts);
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <div>
          <Title order={1}>{title}</Title>
          <Text mt="xs">{intro}</Text>
        </div>
        <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
          {(current) => <WishesForm current={current} />}
        </Loaded>
        <Anchor component={Link} to="/notices" className="tall-link">
          {back}
        </Anchor>
      </Stack>
    </div>
  );
}
