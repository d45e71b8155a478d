import { getProvider } from "@hunarmand/api/providers/office";
import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import office from "../../locales/en/office.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../shared/texts/messages.ts";

/** Fetches the full profile with its CNIC, which writes an audit row. Shows a failure and returns undefined. */
export async function revealProvider(id: string): Promise<ProviderProfile | undefined> {
  try {
    return await callApi(getProvider, { params: { id } });
  } catch (error) {
    const text = error instanceof ApiError ? error.message : String(error);
    await showMessage({ kind: "error", title: getMessages(office).decision.failed, text });
    return undefined;
  }
}
