import { SmallPage } from "../../shared/layout/small-page.tsx";
import "../../shared/forms/form-styles.ts";
import { getUserData } from "@hunarmand/api/account/account";
import { getIdentity, type Identity } from "@hunarmand/api/account/identity";
import { editUser, type ProviderProfile } from "@hunarmand/api/providers/providers";
import { Alert, Anchor, Card, Stack, Text } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import identity from "../../locales/en/identity.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { readSession, useSession } from "../../shared/person/session.ts";
import { byOwnPhone } from "../../shared/phone-code/by-own-phone.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/sign-in-details.screen";
import { AddressCard } from "./address-card.tsx";
import type { Names } from "./customer-names.tsx";
import { NamesCard } from "./names-card.tsx";

/** Loaded on demand: only customers need it. */
const CustomerNames = lazyPart(async () => (await import("./customer-names.tsx")).CustomerNames);

export function meta() {
  return pageMeta({ title: getMessages(identity).title });
}

export function clientLoader() {
  const session = readSession();
  const isProvider = session?.role === "Provider";
  const own = Promise.all([
    callApi(getIdentity),
    isProvider ? callApi(editUser, { query: { email: session.email } }) : undefined,
    session?.role === "Customer" ? callApi(getUserData) : undefined,
  ]);
  return { loading: startLoad(own) };
}

export default function SignInDetailsScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const texts = useMessages(identity);
  return (
    <SmallPage title={texts.title} intro={texts.intro} back={{ to: "/editprofile", text: texts.back }}>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {([own, profile, customer]) => <Details identity={own} profile={profile} customer={customer} />}
      </Loaded>
    </SmallPage>
  );
}

interface DetailsProps {
  identity: Identity;
  profile: ProviderProfile | undefined;
  /** A customer's names, which are never verified. */
  customer: Names | undefined;
}

function Details({ identity: own, profile, customer }: DetailsProps) {
  const texts = useMessages(identity);
  const role = useSession()?.role ?? "";
  // The mailed link contains the code. The form stores it, and the address may keep it for now.
  const [search] = useSearchParams();
  const canChange = role === "Customer" || role === "Provider";
  return (
    <Stack gap="lg">
      {!own.hasPassword && canChange && (
        <Alert color="marigold">
          <Stack gap="xs" align="flex-start">
            <Text size="sm">{texts.noPassword}</Text>
            <Anchor component={Link} to="/forgetpassword" state={byOwnPhone(own)} className="tall-link">
              {texts.setPassword}
            </Anchor>
          </Stack>
        </Alert>
      )}
      <AddressCard kind="email" own={own} code={search.get("code") ?? ""} canChange={canChange} />
      <AddressCard kind="phone" own={own} code="" canChange={canChange} />
      {customer && <CustomerNames own={own} names={customer} />}
      {profile && (
        <Card>
          <NamesCard own={own} profile={profile} />
        </Card>
      )}
    </Stack>
  );
}
