import { listNotices, type Notice } from "@hunarmand/api/notices/notices";
import { Anchor, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import ownWork from "../../../locales/en/own-work.json";
import { callPage } from "../../../shared/calls/call-api.ts";
import { useLiveEvents } from "../../../shared/calls/use-live-events.ts";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { useClockTime } from "../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

const dayMilliseconds = 86_400_000;
/** Offers end in rounds of many: a day's are among the newest notices. */
const noticesRead = 40;
const linesMax = 3;

/** How the offers of the last day ended that the handyman has not answered, folded: there is nothing to do about them. Nothing without one. */
export function EndedOffers() {
  const { ended: texts } = useMessages(ownWork);
  const ended = useEnded();
  if (ended.length === 0) return null;
  return (
    <details className="job-more">
      <summary>{texts.many({ count: ended.length })}</summary>
      {ended.slice(0, linesMax).map((notice) => (
        <EndedOffer key={notice.id} notice={notice} />
      ))}
      {ended.length > linesMax && (
        <Anchor component={Link} to="/notices" className="tall-link">
          {texts.toAll}
        </Anchor>
      )}
    </details>
  );
}

function EndedOffer({ notice: { text, createdDate } }: { notice: Notice }) {
  const clockTime = useClockTime();
  return (
    <Text>
      <WholeNames>{text}</WholeNames>{" "}
      <Text span c="dimmed" className="whole">
        <time dateTime={createdDate}>{clockTime(createdDate)}</time>
      </Text>
    </Text>
  );
}

/** Fetched again with each new notice. Without them the page works as before. */
function useEnded(): readonly Notice[] {
  const [ended, setEnded] = useState<readonly Notice[]>([]);
  const look = () =>
    void callPage(listNotices, { query: { limit: noticesRead } }).then(
      ({ items }) => setEnded(findEnded(items, Date.now())),
      () => undefined,
    );
  useEffect(look, []);
  useLiveEvents(({ kind }) => kind === "notice", look);
  return ended;
}

/** The newest notice of each job, if it says that the job's offer has ended. A job may be offered again. */
function findEnded(notices: readonly Notice[], now: number): readonly Notice[] {
  const seen = new Set<string | null>();
  return notices.filter(({ kind, link, createdDate }) => {
    if ((kind !== "job-taken" && kind !== "job-offered") || seen.has(link)) return false;
    seen.add(link);
    return kind === "job-taken" && now - Date.parse(createdDate) < dayMilliseconds;
  });
}
