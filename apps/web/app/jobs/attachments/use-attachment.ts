import { getAttachment } from "@hunarmand/api/jobs/attachments";
import { useEffect, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";

/** The bytes need the token, so an address alone could not show them; fetched once they are wanted. */
export function useAttachment(jobId: string, attachmentId: string, isWanted: boolean) {
  const [file, setFile] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const params = { id: jobId, attachmentId };
    callApi(getAttachment, { params, signal: leaving.signal }).then(setFile, () => setFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, [jobId, attachmentId, isWanted]);
  return { url: useObjectUrl(file), failed };
}
