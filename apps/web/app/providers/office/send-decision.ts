import { closeAccountForPerson } from "@hunarmand/api/account/own-data";
import { reinstateProvider, rejectProvider, sendBackProvider, suspendProvider } from "@hunarmand/api/providers/office";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { callApi } from "../../shared/calls/call-api.ts";
import { readSession } from "../../shared/person/session.ts";

export type Decision = "send-back" | "reject" | "suspend" | "reinstate" | "close";

const calls = {
  "send-back": sendBackProvider,
  reject: rejectProvider,
  suspend: suspendProvider,
  reinstate: reinstateProvider,
  close: closeAccountForPerson,
};

/** Returns the upload time of each document on the screen. */
export const readPapers = ({ documents }: DeskProvider) => documents.map(({ uploadedDate }) => uploadedDate);

/** A decision on an application names its documents; any other decision names the handyman's status. */
export async function sendDecision(provider: DeskProvider, decision: Decision, reason: string) {
  const request = { params: { id: provider.id }, keepalive: true };
  if (decision !== "reject" && decision !== "send-back")
    return callApi(calls[decision], { ...request, body: { reason } });
  refused = { token: readSession()?.token, id: provider.id, reason };
  const reply = await callApi(calls[decision], {
    ...request,
    body: { reason, read: { papers: readPapers(provider) } },
  });
  refused = undefined;
  return reply;
}

/**
 * A decision that can be undone is sent after its dialog has closed. If it fails, its reason is kept for the same
 * member of staff.
 */
let refused: { token: string | undefined; id: string; reason: string } | undefined;

export const recallReason = (id: string): string =>
  refused?.id === id && refused.token === readSession()?.token ? refused.reason : "";
