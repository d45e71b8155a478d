import { getAttachment } from "@hunarmand/api/jobs/attachments";
import { useEffect, useState } from "react";
import { callFileOrLast } from "../../shared/calls/stored/last-replies.ts";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";

/** Fetches an attachment when it is wanted. The call needs the token, so a plain address cannot show it. */
export function useAttachment(jobId: string, attachmentId: string, isWanted: boolean) {
  const [file, setFile] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const params = { id: jobId, attachmentId };
    callFileOrLast(getAttachment, { params, signal: leaving.signal }).then(setFile, () =>
      setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [jobId, attachmentId, isWanted]);
  return { url: useObjectUrl(file), failed };
}
