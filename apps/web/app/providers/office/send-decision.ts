import { closeAccountForPerson } from "@hunarmand/api/account/own-data";
import { reinstateProvider, rejectProvider, sendBackProvider, suspendProvider } from "@hunarmand/api/providers/office";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { callApi } from "../../shared/calls/call-api.ts";

export type Decision = "send-back" | "reject" | "suspend" | "reinstate" | "close";

const calls = {
  "send-back": sendBackProvider,
  reject: rejectProvider,
  suspend: suspendProvider,
  reinstate: reinstateProvider,
  close: closeAccountForPerson,
};

/** When each paper was sent that stands on the screen. */
export const readPapers = ({ documents }: DeskProvider) => documents.map(({ uploadedDate }) => uploadedDate);

/** An application is decided on by its papers; everything else by how the handyman stands. */
export function sendDecision(provider: DeskProvider, decision: Decision, reason: string) {
  const request = { params: { id: provider.id }, keepalive: true };
  if (decision !== "reject" && decision !== "send-back")
    return callApi(calls[decision], { ...request, body: { reason } });
  return callApi(calls[decision], { ...request, body: { reason, read: { papers: readPapers(provider) } } });
}
