import type { PriceReason } from "@hunarmand/api/contracts/quote-steps";
import { Text } from "@mantine/core";
import crewPrice from "../../locales/en/crew-price.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { type AskedCrew, findDayShare } from "./find-usual-sum.ts";

interface ComparePriceProps {
  /** In PKR: for the whole crew and time, and what the owner asks for, of one handyman and day. */
  amount: number;
  own: number;
  crew: AskedCrew;
  /** Why it is above, if the office says it. */
  reason?: PriceReason | null | undefined;
  /** The office reads it as the price of others. */
  isOffice?: boolean;
}

/** Whether this is more than the owner asks for, in PKR for one handyman and day. */
export const isAboveOwnPrice = (amount: number, own: number, share: ReturnType<typeof findDayShare>): boolean =>
  share !== undefined && amount > own * share.handymen * share.days;

/** Whether a price is above the one that its owner asks for, by one handyman and day (docs/product.md Q3). */
export function CompareOwnPrice({ amount, own, crew, reason, isOffice = false }: ComparePriceProps) {
  const texts = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const share = findDayShare(amount, crew);
  if (!share) return null;
  const isAbove = isAboveOwnPrice(amount, own, share);
  const { above, within } = isOffice ? texts.desk : texts;
  const say = isAbove ? above : within;
  return (
    <Text mt="xs" fw={isAbove ? 600 : undefined}>
      <WholeNames>{say({ own: pkr(own), price: pkr(share.pkr) })}</WholeNames>
      {isAbove && reason && ` ${texts.because({ reason: texts.reasons[reason] })}`}
    </Text>
  );
}
