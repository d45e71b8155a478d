import { listNotices, type Notice, readAllNotices } from "@hunarmand/api/notices/notices";
import { Anchor, Button, Group, Stack, Title } from "@mantine/core";
import { useRef } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import notices from "../locales/en/notices.json";
import { callApi, callPage } from "../shared/calls/call-api.ts";
import { LiveUpdates } from "../shared/calls/live-updates.tsx";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../shared/calls/use-more-pages.ts";
import { EmptyState } from "../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../shared/lists/paged-list.tsx";
import { refreshUnread, useUnreadCount } from "../shared/notices/unread-notices.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/notices.screen";
import { ClosedOffers } from "./closed-offers.tsx";
import { groupNotices } from "./group-notices.ts";
import { NoticeCard } from "./notice-card.tsx";
import { useReading } from "./use-reading.ts";

export function meta() {
  return pageMeta({ title: getMessages(notices).title });
}

export function clientLoader() {
  return { firstPage: startLoad(callPage(listNotices)) };
}

export default function NoticesScreen({ loaderData: { firstPage } }: Route.ComponentProps) {
  const texts = useMessages(notices);
  const isOffice = useIsOffice();
  return (
    <div className={isOffice ? undefined : "page"}>
      <Stack gap="lg">
        <NoticesTitle />
        <LiveUpdates matters={({ kind }) => kind === "notice"} text={texts.updated} />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={texts.failed}>
          {(first) => <NoticeList first={first} />}
        </Loaded>
      </Stack>
    </div>
  );
}

/** Staff read their notices in the layout of the office. No link there leads out of the office. */
const useIsOffice = () => useLocation().pathname.startsWith("/office");

function NoticesTitle() {
  const isOffice = useIsOffice();
  const texts = useMessages(notices);
  const unread = useUnreadCount();
  const { revalidate } = useRevalidator();
  const { busy, save } = useReading();
  const title = useRef<HTMLHeadingElement>(null);
  const readAll = async () => {
    await callApi(readAllNotices);
    await Promise.all([refreshUnread(), revalidate()]);
    // The button disappears and would lose the focus.
    title.current?.focus({ preventScroll: true });
  };
  return (
    <Group justify="space-between">
      <Title order={1} ref={title} tabIndex={-1}>
        {texts.title}
      </Title>
      <Group gap="xs">
        {!isOffice && (
          <Anchor component={Link} to="/notificationsettings" className="tall-link">
            {texts.settings}
          </Anchor>
        )}
        {unread > 0 && (
          <Button variant="subtle" px={0} loading={busy} onClick={() => void save(readAll)}>
            {texts.readAll}
          </Button>
        )}
      </Group>
    </Group>
  );
}

function NoticeList({ first }: { first: Page<Notice> }) {
  const texts = useMessages(notices);
  const isOffice = useIsOffice();
  const pages = useMorePages(first, (cursor) => callPage(listNotices, { query: { cursor } }));
  return (
    <PagedList
      pages={{ ...pages, items: groupNotices(pages.items) }}
      keyOf={({ notices: [{ id }] }) => id}
      texts={texts}
      empty={
        <EmptyState drawing="bell" text={isOffice ? texts.emptyOfficeText : texts.emptyText}>
          <Button component={Link} to={isOffice ? "/office" : "/home"}>
            {isOffice ? texts.emptyOfficeStep : texts.emptyStep}
          </Button>
        </EmptyState>
      }
    >
      {(group) => (group.isClosed ? <ClosedOffers group={group} /> : <NoticeCard notice={group.notices[0]} />)}
    </PagedList>
  );
}
