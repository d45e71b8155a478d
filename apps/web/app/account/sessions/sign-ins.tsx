import type { loginKinds } from "@hunarmand/api/account/security-events";
import { listOwnSignIns, type OwnSignIn } from "@hunarmand/api/account/sessions";
import { limits } from "@hunarmand/api/limits";
import { Badge, Card, Group, Text } from "@mantine/core";
import ownSessions from "../../locales/en/own-sessions.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { Facts } from "../../shared/lists/facts.tsx";
import { PagedList } from "../../shared/lists/paged-list.tsx";
import { useDeviceName } from "../../shared/person/device-name.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Logins to the person's account, with those that failed. */
export function SignIns({ first }: { first: Page<OwnSignIn> }) {
  const { signIns } = useMessages(ownSessions);
  const pages = useMorePages(first, (cursor) => callPage(listOwnSignIns, { query: { cursor } }));
  return (
    <PagedList
      pages={pages}
      keyOf={({ id }) => String(id)}
      texts={{ ...signIns, none: signIns.none({ days: limits.securityLogDays }) }}
      empty={<Text>{signIns.empty}</Text>}
    >
      {(signIn) => <SignIn signIn={signIn} />}
    </PagedList>
  );
}

function SignIn({ signIn: { at, kind, result, address, ...device } }: { signIn: OwnSignIn }) {
  const { signIns, unknownPlace } = useMessages(ownSessions);
  const { when } = useFormats();
  const name = useDeviceName();
  const isRight = result === "done";
  return (
    <Card component="article">
      <Group justify="space-between" mb="xs">
        <strong>{when(at)}</strong>
        <Badge color={isRight ? "green" : "red"} variant="light">
          {isRight ? signIns.right : signIns.wrong}
        </Badge>
      </Group>
      <Facts
        facts={[
          { label: signIns.by, value: signIns.kinds[kind as (typeof loginKinds)[number]] },
          { label: signIns.device, value: name(device) },
          { label: signIns.from, value: <span className="ltr long">{address ?? unknownPlace}</span> },
        ]}
      />
    </Card>
  );
}
