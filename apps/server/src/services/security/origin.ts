/** From where a call came, for the security log and a person's list of sessions. */
export interface Origin {
  /** As limits count it: of IPv6 the half that names the network. */
  address: string;
  /** Of the lists below, or nothing: what a client wrote is never kept. */
  browser: string | null;
  system: string | null;
  requestId: string;
}

/** What a user agent contains, in order: most name several others, too. */
const browsers = [
  ["FBA", "Facebook"],
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["Opera", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["UCBrowser", "UC Browser"],
  ["HuaweiBrowser", "Huawei Browser"],
  ["MiuiBrowser", "Mi Browser"],
  ["FxiOS", "Firefox"],
  ["Firefox", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;

const systems = [
  ["KAIOS", "KaiOS"],
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["CrOS", "ChromeOS"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

const findName = (list: readonly (readonly [part: string, name: string])[], userAgent: string): string | null =>
  list.find(([part]) => userAgent.includes(part))?.[1] ?? null;

/** Browser and system, each from a list of ours: enough to know one's own device, and nothing that somebody else could have written. */
export const describeDevice = (userAgent = ""): Pick<Origin, "browser" | "system"> => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});
