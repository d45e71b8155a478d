import { useEffect, useState } from "react";
import { Link } from "react-router";
import pages from "../../../locales/en/pages.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { listWork, type Work } from "./find-work.ts";
import { matchWork } from "./match-work.ts";

/** The kinds of work that fit what was typed, each with the way to post it. */
export function FoundWork({ typed }: { typed: string }) {
  const { purpose } = useMessages(pages).home;
  const { works, hasFailed } = useWorks();
  const found = matchWork(works ?? [], typed);
  const says = hasFailed ? purpose.failed : works && typed.trim() !== "" && purpose.found({ works: found.length });
  return (
    <>
      <p role="status" className="trade-search-status">
        {says}
      </p>
      {found.length > 0 && (
        <ul className="trade-search-found">
          {found.map((work) => (
            <li key={`${work.category} ${work.skill}`}>
              <Link to={`/jobs/new?${new URLSearchParams({ ...work })}`} className="trade-search-work">
                <strong>{work.skill}</strong>
                <span>{work.category}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useWorks() {
  const [works, setWorks] = useState<readonly Work[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    listWork().then(setWorks, () => setFailed(true));
  }, []);
  return { works, hasFailed };
}
