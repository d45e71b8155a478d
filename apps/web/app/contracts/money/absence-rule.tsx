import { replacementCallMinutes } from "@hunarmand/api/open-hours";
import contractMoney from "../../locales/en/contract-money.json";
import { useMessages } from "../../shared/texts/messages.ts";

const hourMinutes = 60;

/** What happens if one of a crew does not come (docs/product.md X7, I2). */
export function AbsenceRule() {
  const { rule } = useMessages(contractMoney);
  return rule({ hours: replacementCallMinutes / hourMinutes });
}
