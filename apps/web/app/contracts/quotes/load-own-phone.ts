import { getUserData } from "@hunarmand/api/account/account";
import { callApi } from "../../shared/calls/call-api.ts";

/** Returns the person's number as they type it, 03001234567. Empty if there is none, or if it cannot be read: they then type it. */
export async function loadOwnPhone(): Promise<string> {
  const { phoneNumber } = await callApi(getUserData).catch(() => ({ phoneNumber: null }));
  return (phoneNumber ?? "").replace(/^\+92/, "0");
}
