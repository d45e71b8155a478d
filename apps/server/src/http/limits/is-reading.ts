import type { Call } from "@hunarmand/api/call";

/** Whether a call changes nothing. Some lists are read by POST, because the spec says so. */
export const isReading = ({ method, paged }: Call): boolean => method === "GET" || paged === true;
