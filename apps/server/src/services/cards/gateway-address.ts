const hosts = {
  safepay: {
    sandbox: { api: "https://sandbox.api.getsafepay.com", page: "https://sandbox.api.getsafepay.com" },
    production: { api: "https://api.getsafepay.com", page: "https://getsafepay.com" },
  },
  jazzcash: {
    sandbox: { api: "https://sandbox.jazzcash.com.pk", page: "https://sandbox.jazzcash.com.pk" },
    production: { api: "https://payments.jazzcash.com.pk", page: "https://payments.jazzcash.com.pk" },
  },
} as const;

export type GatewayName = keyof typeof hosts;
export const gatewayNames = Object.keys(hosts) as GatewayName[];

export interface GatewayAddress {
  gateway: GatewayName;
  environment: "sandbox" | "production";
  /** The merchant's public name at the gateway, and its secret. */
  merchant: string;
  password: string;
  /** Signs notices, and for JazzCash also requests. */
  signingSecret: string;
  api: string;
  page: string;
}

const pattern = /^([a-z]+):\/\/([^:@/?#]+):([^:@/?#]+)@(sandbox|production|127\.0\.0\.1:\d+)\?secret=([^&#]+)$/;

/** Parses CARD_GATEWAY: `safepay://public-key:secret-key@sandbox?secret=webhook-secret`. Returns nothing for another format. */
export function findGatewayAddress(text: string): GatewayAddress | undefined {
  const [, gateway, merchant, password, host, secret] = pattern.exec(text) ?? [];
  if (!isGateway(gateway) || !merchant || !password || !host || !secret) return undefined;
  const environment = host === "production" ? "production" : "sandbox";
  // Another port of this machine: the tests' fake gateways.
  const isNamed = host === "production" || host === "sandbox";
  const places = isNamed ? hosts[gateway][host] : { api: `http://${host}`, page: `http://${host}` };
  const [name, key, signingSecret] = [merchant, password, secret].map(decodePart);
  if (name === undefined || key === undefined || signingSecret === undefined) return undefined;
  return { gateway, environment, merchant: name, password: key, signingSecret, ...places };
}

/** Returns nothing if a per cent sign is not part of an escape. */
function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isGateway = (text: string | undefined): text is GatewayName => text !== undefined && Object.hasOwn(hosts, text);
