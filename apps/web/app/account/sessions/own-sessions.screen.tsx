import { listOwnSessions, listOwnSignIns } from "@hunarmand/api/account/sessions";
import { Stack, Title } from "@mantine/core";
import ownSessions from "../../locales/en/own-sessions.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { SmallPage } from "../../shared/layout/small-page.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/own-sessions.screen";
import { OpenSessions } from "./open-sessions.tsx";
import { SignIns } from "./sign-ins.tsx";

export function meta() {
  return pageMeta({ title: getMessages(ownSessions).title });
}

export function clientLoader() {
  return {
    sessions: startLoad(callPage(listOwnSessions, { query: {} })),
    signIns: startLoad(callPage(listOwnSignIns, { query: {} })),
  };
}

export default function OwnSessionsScreen({ loaderData: { sessions, signIns } }: Route.ComponentProps) {
  const texts = useMessages(ownSessions);
  return (
    <SmallPage title={texts.title} intro={texts.intro} back={{ to: "/accountsettings", text: texts.back }}>
      <Stack gap="xl">
        <section>
          <Title order={2} mb="xs">
            {texts.open.title}
          </Title>
          <Loaded promise={sessions} fallback={<CardSkeletons />} failed={texts.open.failed}>
            {(first) => <OpenSessions first={first} />}
          </Loaded>
        </section>
        <section>
          <Title order={2} mb="xs">
            {texts.signIns.title}
          </Title>
          <Loaded promise={signIns} fallback={<CardSkeletons />} failed={texts.signIns.failed}>
            {(first) => <SignIns first={first} />}
          </Loaded>
        </section>
      </Stack>
    </SmallPage>
  );
}
