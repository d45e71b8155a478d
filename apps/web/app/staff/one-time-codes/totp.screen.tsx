import type { ReplyOf } from "@hunarmand/api/call";
import { getOneTimeCode, listEnrolledStaff } from "@hunarmand/api/staff/one-time-codes";
import { Anchor, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import { mayCall } from "../../desk/desks.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import texts from "../../locales/en/security.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { readSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/totp.screen";
import { OwnTotp } from "./totp-own.tsx";
import { TotpStaff } from "./totp-staff.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader() {
  requireDesk(getOneTimeCode);
  const isOwner = mayCall(readSession()?.role ?? "", listEnrolledStaff);
  const own = startLoad(callApi(getOneTimeCode));
  return { own, staff: isOwner ? startLoad(own.then(loadStaff)) : undefined };
}

/** An Owner without required codes may make no other call. */
const loadStaff = ({ isDemanded, enrolledDate }: ReplyOf<typeof getOneTimeCode>) =>
  isDemanded && !enrolledDate ? undefined : callPage(listEnrolledStaff, { query: {} });

export default function TotpScreen({ loaderData: { own, staff } }: Route.ComponentProps) {
  const security = useMessages(texts);
  return (
    <Stack gap="lg">
      <Title order={1}>{security.title}</Title>
      <Loaded promise={own} fallback={<CardSkeletons />} failed={security.own.failed}>
        {(state) => <OwnTotp state={state} />}
      </Loaded>
      <Anchor component={Link} to="/devices" className="tall-link">
        {security.own.devices}
      </Anchor>
      {staff && (
        <Stack gap="md">
          <Title order={2}>{security.staff.title}</Title>
          <Loaded promise={staff} fallback={<CardSkeletons />} failed={security.staff.failed}>
            {(first) => first && <TotpStaff first={first} />}
          </Loaded>
        </Stack>
      )}
    </Stack>
  );
}
