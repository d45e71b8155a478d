import { editUser, type ProviderProfile } from "@hunarmand/api/providers/providers";
import { type ProviderStatus, providerStatus } from "@hunarmand/api/providers/steps";
import { Alert, Button, Card } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import pages from "../../../locales/en/pages.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useSession } from "../../../shared/person/session.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";

// For applicants only.
const ApplicantNext = lazyPart(async () => (await import("./applicant-next.tsx")).ApplicantNext, {
  fallback: <Card mih="20rem" />,
});

/** The state of an unverified provider's application, at the top of /home, where every login leads. */
export function ApplicationState() {
  const { status, profile } = useApplication();
  if (!status) return null;
  const isApplicant = status === providerStatus.pending || status === providerStatus.sentBack;
  const waits = <ApplicationWords status={status} />;
  return (
    <div className="landing-section">
      {isApplicant && profile ? <ApplicantNext profile={profile} otherwise={waits} /> : waits}
    </div>
  );
}

type WaitingStatus = Exclude<ProviderStatus, typeof providerStatus.verified>;

/** What the state means, and the way to the whole application. */
function ApplicationWords({ status }: { status: WaitingStatus }) {
  const { application } = useMessages(pages);
  const { title, text } = application[status];
  return (
    <Alert color="marigold" title={title} mb="lg">
      <Spoken as="not-yet">{text}</Spoken>
      <Button component={Link} to="/pending" mt="sm" display="table">
        {application.more}
      </Button>
    </Alert>
  );
}

/** Returns the status in the token at once, then the server's: the office may have decided since the login. With it comes the profile. */
function useApplication(): { status: WaitingStatus | undefined; profile: ProviderProfile | undefined } {
  const session = useSession();
  const claimed = session?.role === "Provider" ? (session.status as ProviderStatus | "") : "";
  const isWaiting = claimed !== "" && claimed !== providerStatus.verified;
  const email = isWaiting ? session?.email : undefined;
  const [profile, setProfile] = useState<ProviderProfile>();
  useEffect(() => {
    if (!email) return;
    const leaving = new AbortController();
    callApi(editUser, { query: { email }, signal: leaving.signal }).then(
      setProfile,
      // Keeps the status of the token.
      () => {},
    );
    return () => leaving.abort();
  }, [email]);
  const status = isWaiting ? (profile?.status ?? claimed) : undefined;
  return { status: status === providerStatus.verified ? undefined : status, profile };
}
