import "./jobs-coming.css";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { storageKeys } from "../../shared/person/session.ts";
import { JobsWelcome } from "./jobs-welcome.tsx";

/** Runs while the browser reads the page, long before its scripts have come over a slow network. */
export const markOwnJobs = `try{if(localStorage.getItem("${storageKeys.token}")&&localStorage.getItem("${storageKeys.userRole}")==="Customer")document.documentElement.dataset.hasJobs=""}catch{}`;

/**
 * The prerendered content: most people who follow a link here are visitors. A customer who is logged in sees that their
 * jobs are coming, not an invitation to log in.
 */
export function JobsComing() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, known at build time */}
      <script dangerouslySetInnerHTML={{ __html: markOwnJobs }} />
      <div className="page jobs-coming">
        <CardSkeletons />
      </div>
      <div className="jobs-for-visitors">
        <JobsWelcome />
      </div>
    </>
  );
}
