/** Less than the time in which a payment must get its reply. */
const replyMillisecondsMax = 7_000;

export interface GatewayRequest {
  url: string;
  headers?: Record<string, string>;
  body?: object;
  replyMilliseconds?: number | undefined;
}

/** Returns nothing if the gateway is too slow, unreachable, or its reply is not JSON. */
export async function askGateway(request: GatewayRequest): Promise<{ status: number; json: unknown } | undefined> {
  const { url, headers = {}, body, replyMilliseconds = replyMillisecondsMax } = request;
  try {
    const response = await fetch(url, {
      method: body ? "POST" : "GET",
      headers: { accept: "application/json", "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(replyMilliseconds),
      redirect: "error",
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, json: await response.json() };
  } catch {
    return undefined;
  }
}
