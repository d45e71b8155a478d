import { getIdentity, type Identity } from "@hunarmand/api/account/identity";
import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import ownData from "../../locales/en/own-data.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { SmallPage } from "../../shared/layout/small-page.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/own-data.screen";

// Loaded on demand, since few people export their data or close their account.
const ExportOwnData = lazyPart(async () => (await import("./export-own-data.tsx")).ExportOwnData);
const CloseAccount = lazyPart(async () => (await import("./close-account.tsx")).CloseAccount);

export function meta() {
  return pageMeta({ title: getMessages(ownData).title });
}

export function clientLoader() {
  return { loading: startLoad(callApi(getIdentity)) };
}

export default function OwnDataScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const texts = useMessages(ownData);
  return (
    <SmallPage title={texts.title} intro={texts.intro} back={{ to: "/accountsettings", text: texts.back }}>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {(own) => <OwnDataCards own={own} />}
      </Loaded>
    </SmallPage>
  );
}

function OwnDataCards({ own }: { own: Identity }) {
  const texts = useMessages(ownData);
  const [open, setOpen] = useState<"export" | "close">();
  const close = () => setOpen(undefined);
  return (
    <Stack gap="lg">
      <Card>
        <Stack align="flex-start" gap="sm">
          <Title order={2} size="h3">
            {texts.export.title}
          </Title>
          <Text>{texts.export.text}</Text>
          <Button variant="default" onClick={() => setOpen("export")}>
            {texts.export.open}
          </Button>
        </Stack>
      </Card>
      <Card>
        <Stack align="flex-start" gap="sm">
          <Title order={2} size="h3">
            {texts.close.title}
          </Title>
          <Text>{texts.close.text}</Text>
          <Text>{texts.close.conditions}</Text>
          <Button variant="outline" color="red" onClick={() => setOpen("close")}>
            {texts.close.open}
          </Button>
        </Stack>
      </Card>
      {open === "export" && <ExportOwnData own={own} onClose={close} />}
      {open === "close" && <CloseAccount own={own} onClose={close} />}
    </Stack>
  );
}
