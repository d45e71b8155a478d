import { editUser, type ProviderStatus } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { getOwnVisit } from "@hunarmand/api/providers/visits";
import { Alert, Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import pages from "../../../locales/en/pages.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { OfficeAddress } from "../../../shared/office/office-links.tsx";
import { useSession } from "../../../shared/person/session.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useVisitMoment } from "../../../shared/texts/use-visit-moment.ts";

/** The state of an unverified provider's application, at the top of /home, where every login leads. */
export function ApplicationState() {
  const { application } = useMessages(pages);
  const { applicant } = useMessages(ownWork);
  const sayMoment = useVisitMoment();
  const status = useWaitingStatus();
  const visitAt = useVisitTime(status === providerStatus.pending);
  if (!status) return null;
  const { title, text } = application[status];
  return (
    <div className="landing-section">
      {/* Once a visit is booked, its time is the news. */}
      <Alert color="marigold" title={visitAt ? applicant.visit({ time: sayMoment(visitAt) }) : title} mb="lg">
        {visitAt && <OfficeAddress />}
        <Spoken as="not-yet">{text}</Spoken>
        <Button component={Link} to="/pending" mt="sm" display="table">
          {status === providerStatus.pending ? applicant.next : application.more}
        </Button>
      </Alert>
    </div>
  );
}

/** Returns the status in the token at once, then the server's: the office may have decided since the login. */
function useWaitingStatus(): Exclude<ProviderStatus, typeof providerStatus.verified> | undefined {
  const session = useSession();
  const claimed = session?.role === "Provider" ? (session.status as ProviderStatus | "") : "";
  const isWaiting = claimed !== "" && claimed !== providerStatus.verified;
  const email = isWaiting ? session?.email : undefined;
  const [known, setKnown] = useState<ProviderStatus>();
  useEffect(() => {
    if (!email) return;
    const leaving = new AbortController();
    callApi(editUser, { query: { email }, signal: leaving.signal }).then(
      ({ status }) => setKnown(status),
      // Keeps the status of the token.
      () => {},
    );
    return () => leaving.abort();
  }, [email]);
  const status = isWaiting ? (known ?? claimed) : undefined;
  return status === providerStatus.verified ? undefined : status;
}

/** Returns the time of the applicant's booked visit to the office, if there is one. */
function useVisitTime(isApplicant: boolean): string | undefined {
  const [startsAt, setStartsAt] = useState<string>();
  useEffect(() => {
    if (!isApplicant) return;
    const leaving = new AbortController();
    callApi(getOwnVisit, { signal: leaving.signal }).then(
      ({ visit }) => setStartsAt(visit?.startsAt),
      // The page of the application reports a failure.
      () => {},
    );
    return () => leaving.abort();
  }, [isApplicant]);
  return isApplicant ? startsAt : undefined;
}
