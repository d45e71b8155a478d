/** Where a call came from, for the security log and a person's list of sessions. */
export interface Origin {
  /** As limits count it: for IPv6 only the network half. */
  address: string;
  /** A name from the lists below, or nothing. The client's own text is never stored. */
  browser: string | null;
  system: string | null;
  requestId: string;
}

/** Parts of user agents, in order of checking, because most agents contain the names of several browsers. */
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

/**
 * Returns browser and system from our own lists. That is enough to recognise one's own device, and contains no text that another person
 * wrote.
 */
export const describeDevice = (userAgent = ""): Pick<Origin, "browser" | "system"> => ({
  browser: findName(browsers, userAgent),
  system: findName(systems, userAgent),
});
