import shared from "../../../locales/en/shared.json";
import { getMessages } from "../../texts/messages.ts";
import { ApiError } from "../api-error.ts";

/** A reply that does not arrive, or not to its end: nobody knows whether the server has acted. */
export function toLost(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return cause;
  return new ApiError({ code: "network", status: 0, message: getMessages(shared).errors.network });
}

/** @throws ApiError "network" for a reply that is cut in its middle */
export async function readWhole<T>(reading: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw toLost(cause, signal);
  }
}

/** Returns undefined for what is not JSON, such as another server's page. */
export async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await readWhole(response.text(), signal);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
