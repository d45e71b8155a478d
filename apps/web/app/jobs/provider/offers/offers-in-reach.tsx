import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { Button } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { callPage } from "../../../shared/calls/call-api.ts";
import { useLiveEvents } from "../../../shared/calls/use-live-events.ts";
import { useSession } from "../../../shared/person/session.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

/** A link to open offers on the screens of a running job; nothing without offers. */
export function OffersInReach() {
  const { requested } = useMessages(jobs);
  const count = useOpenOffers();
  return (
    <div role="status">
      {count > 0 && (
        // The parameter keeps the list from redirecting to the last step.
        <Button component={Link} to="/requestedjobs?offer=open" variant="default" fullWidth mt="xs">
          {requested.inReach({ count })}
        </Button>
      )}
    </div>
  );
}

function useOpenOffers(): number {
  const email = useSession()?.email;
  const [count, setCount] = useState(0);
  const look = useCallback(async () => {
    if (!email) return;
    // A step's screen works without them.
    const found = await callPage(listRequestedJobs, { params: { email } }).catch(() => undefined);
    if (found) setCount(found.items.length);
  }, [email]);
  useEffect(() => void look(), [look]);
  useLiveEvents(({ kind }) => kind === "job-offered" || kind === "job-taken", look);
  return count;
}
