import { listOwnPapers } from "@hunarmand/api/providers/papers";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { getOwnVisit } from "@hunarmand/api/providers/visits";
import { Anchor, Box, Group, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import addresses from "../locales/en/addresses.json";
import providers from "../locales/en/providers.json";
import { takesPicturesAtVisit } from "../shared/application/find-road.ts";
import { useOwnCall } from "../shared/application/use-own-call.ts";
import { ProfilePicture } from "../shared/layout/drawings/profile-picture.tsx";
import { OptionList, OptionRow } from "../shared/lists/option-row.tsx";
import { useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import { useVisitMoment } from "../shared/texts/use-visit-moment.ts";
import { AvailabilitySwitch } from "./availability-switch.tsx";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";
import { useOwnProfile } from "./use-own-profile.ts";

export function meta() {
  return pageMeta({ title: getMessages(providers).profile.title });
}

const picturePixels = 96;

export default function ProfileScreen() {
  const { profile: texts } = useMessages(providers);
  const session = useSession();
  const { profile } = useOwnProfile();
  const isProvider = session?.role === "Provider";
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <Group wrap="nowrap">
          <ProfilePicture size={picturePixels} />
          <Box miw={0}>
            <Title order={1}>{session?.username}</Title>
            {isProvider && (
              <Anchor component={Link} to="/profilepicture" className="tall-link">
                {texts.changePicture}
              </Anchor>
            )}
          </Box>
        </Group>
        <UnconfirmedEmail />
        {profile?.status === providerStatus.verified && <AvailabilitySwitch profile={profile} />}
        <Options
          role={session?.role}
          status={profile?.status ?? session?.status}
          waiting={profile?.status === providerStatus.verified ? undefined : profile}
        />
      </Stack>
    </div>
  );
}

interface OptionsProps {
  role: string | undefined;
  /** A handyman's, as far as it is known. */
  status: string | undefined;
  waiting: ProviderProfile | undefined;
}

function Options({ role, status, waiting }: OptionsProps) {
  const { profile: texts } = useMessages(providers);
  const kept = useMessages(addresses);
  const isProvider = role === "Provider";
  // Money comes with the first job: until then these pages are empty, or refuse.
  const isEarning = status === providerStatus.verified;
  const hasPapersToSend = waiting?.status === providerStatus.pending || waiting?.status === providerStatus.sentBack;
  return (
    <OptionList wide>
      {hasPapersToSend && <VerificationWithPapers />}
      {waiting && !hasPapersToSend && <Verification text={texts.verificationHint} />}
      <OptionRow icon="settings" title={texts.accountSettings} text={texts.accountSettingsHint} to="/accountsettings" />
      {role === "Customer" && <OptionRow icon="pin" title={kept.title} text={kept.hint} to="/addresses" />}
      <OptionRow icon="receipt" title={texts.transactions} text={texts.transactionsHint} to="/transactions" />
      {isProvider && <OptionRow icon="star" title={texts.reviews} text={texts.reviewsHint} to="/reviews" />}
      <OptionRow icon="document" title={texts.terms} text={texts.termsHint} to="/termsconditions" />
      <OptionRow icon="chat" title={texts.support} text={texts.supportHint} to="/support" />
      {(isEarning || !isProvider) && (
        <OptionRow icon="wallet" title={texts.payments} text={texts.paymentsHint} to="/payment" />
      )}
      {isProvider && isEarning && (
        <OptionRow icon="chart" title={texts.earnings} text={texts.earningsHint} to="/earnings" />
      )}
    </OptionList>
  );
}

function Verification({ text }: { text: string }) {
  const { profile: texts } = useMessages(providers);
  return <OptionRow icon="shield" title={texts.verification} text={text} to="/pending" />;
}

/** Shows how many papers the office has, or that it takes the pictures at the visit, once both are loaded. The contract paper can be signed there. */
function VerificationWithPapers() {
  const { profile: texts } = useMessages(providers);
  const { found: papers } = useOwnCall(listOwnPapers);
  const visit = useOwnCall(getOwnVisit);
  const sayMoment = useVisitMoment();
  if (!papers || !(visit.found || visit.failed)) return <Verification text={texts.verificationHint} />;
  const { visit: appointment, came = false } = visit.found ?? {};
  if (appointment && takesPicturesAtVisit({ papers, visit: { isBooked: true, came } }))
    return <Verification text={texts.picturesAtVisit({ moment: sayMoment(appointment.startsAt) })} />;
  const due = papers.filter(({ kind, receivedDate }) => kind !== "contract-paper" || receivedDate !== null);
  const received = due.filter(({ receivedDate }) => receivedDate !== null).length;
  return <Verification text={texts.papersReceived({ received, papers: due.length })} />;
}
