import { describeSkills } from "@hunarmand/api/lookups/lookups";
import { Text } from "@mantine/core";
import texts from "../../../../locales/en/code-signup.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useChoices } from "../../../../shared/calls/use-choices.ts";
import { useOffice } from "../../../../shared/office/office.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";

/** More would push the button far down. */
const shownMax = 3;

interface UsualPayProps {
  categoryId: number | undefined;
  /** The chosen kinds of work. */
  skills: readonly string[];
}

/** What customers usually pay for the chosen work, and what a handyman keeps of it. Nothing if that cannot be loaded. */
export function UsualPay({ categoryId, skills }: UsualPayProps) {
  const { trades } = useMessages(texts);
  const { pkr, number } = useFormats();
  const { platformFeePercent = "0" } = useOffice();
  const described = useChoices(categoryId, (categoryId, signal) =>
    callApi(describeSkills, { params: { categoryId }, signal }),
  );
  const keep = (price: number) => Math.round(price * (1 - Number(platformFeePercent) / 100));
  return described.items
    .filter(({ name, priceTo }) => skills.includes(name) && priceTo > 0)
    .slice(0, shownMax)
    .map(({ name, priceFrom, priceTo }) => (
      <Text key={name}>
        {trades.usualPay({
          skill: getName(name),
          from: pkr(priceFrom),
          to: number(priceTo),
          keep: pkr(keep(priceFrom)),
          keepTo: number(keep(priceTo)),
        })}
      </Text>
    ));
}
