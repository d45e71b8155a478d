import { shareDistance } from "@hunarmand/api/jobs/arrival";
import { sharedDistance } from "@hunarmand/api/jobs/distance";
import { useEffect, useRef } from "react";
import { callApi } from "../../../shared/calls/call-api.ts";
import type { Fix } from "./arrival-check.ts";

/** Shares how far the handyman is with their customer, once a minute while they are on the way (docs/product.md J4). */
export function useShareDistance(jobId: string, fix: Fix | undefined): void {
  const sharedAt = useRef(0);
  useEffect(() => {
    if (!fix || Date.now() - sharedAt.current < sharedDistance.everyMilliseconds) return;
    sharedAt.current = Date.now();
    const { latitude, longitude } = fix;
    // Without a network there is a newer distance to share later.
    callApi(shareDistance, { params: { id: jobId }, body: { latitude, longitude } }).catch(() => undefined);
  }, [jobId, fix]);
}
