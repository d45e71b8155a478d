import contractWords from "../../locales/en/contract-words.json";
import { useMessages } from "../texts/messages.ts";
import { getName } from "../texts/names.ts";

/** Returns the wire's word for a shift, a duration or a city in the reader's language. */
export function useContractWord(): (word: string) => string {
  const choices: Readonly<Record<string, string>> = useMessages(contractWords).choices;
  return (word) => choices[word] ?? getName(word);
}
