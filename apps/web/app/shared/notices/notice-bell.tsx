import "./notice-bell.css";
import { Link } from "react-router";
import layout from "../../locales/en/layout.json";
import { useLiveEvents } from "../calls/use-live-events.ts";
import { useMessages } from "../texts/messages.ts";
import { refreshUnread, useUnreadNotices } from "./unread-notices.ts";

const shownMax = 99;

interface NoticeBellProps {
  token: string;
  /** The screen of the notices: the office has it in its own frame. */
  path?: string;
}

const portalPath = "/notices";

/** The link to the notices with the number of unread ones, updated live. */
export function NoticeBell({ token, path = portalPath }: NoticeBellProps) {
  const { header } = useMessages(layout);
  const unread = useUnreadNotices(token);
  const updates = useLiveEvents(({ kind }) => kind === "notice", refreshUnread);
  // A person's own step of a job reads their notices about it. The office gets the events of everybody's jobs.
  useLiveEvents(({ kind }) => path === portalPath && kind.startsWith("job-"), refreshUnread);
  const shown = unread > shownMax ? `${shownMax}+` : String(unread);
  return (
    <>
      <Link to={path} className="notice-bell" aria-label={header.notices({ unread })}>
        <svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M12 3.5c-3.6 0-5.5 2.7-5.5 6v4L4.5 17h15l-2-3.5v-4c0-3.3-1.9-6-5.5-6zM9.8 20a2.3 2.3 0 0 0 4.4 0"
          />
        </svg>
        {unread > 0 && (
          <span className="count-mark" aria-hidden="true">
            {shown}
          </span>
        )}
      </Link>
      <span role="status" className="heard-only">
        {updates > 0 && unread > 0 ? header.notices({ unread }) : ""}
      </span>
    </>
  );
}
