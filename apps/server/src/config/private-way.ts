const ownMachine = new Set(["127.0.0.1", "localhost"]);

/** Whether traffic to this address cannot be read or changed on its way: https, or this machine. */
export function isPrivateWay(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && ownMachine.has(hostname));
}
