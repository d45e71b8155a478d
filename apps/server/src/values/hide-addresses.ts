/** Replaces every word with an @, because words of mail servers may contain people's addresses. */
export const hideAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => (word.includes("@") ? "#" : word));
