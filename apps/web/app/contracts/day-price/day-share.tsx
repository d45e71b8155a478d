import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { type AskedCrew, findDayShare } from "./find-usual-sum.ts";

export interface DayShareProps {
  /** In PKR for the whole crew and time. */
  amount: number;
  crew: AskedCrew;
}

/** What one handyman costs for a day, below a price for the whole crew: contractors compare by it. */
export function DayShare({ amount, crew }: DayShareProps) {
  const { dayShare } = useMessages(contracts);
  const { pkr } = useFormats();
  const { countOf, timeOf } = useCrewSize();
  const share = findDayShare(amount, crew);
  if (!share) return null;
  const say = share.isExact ? dayShare.exact : dayShare.about;
  return (
    <Text>
      <WholeNames>
        {say({
          crew: countOf(share.handymen),
          days: timeOf({ duration: "", durationDays: share.days }),
          price: pkr(share.pkr),
        })}
      </WholeNames>
    </Text>
  );
}
