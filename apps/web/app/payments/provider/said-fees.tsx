import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/**
 * The fee counts with the customer's word, before the handyman has said that they got the cash (docs/product.md M6).
 *
 * @param amount in PKR
 */
export function SaidFees({ amount }: { amount: number }) {
  const { saidFees } = useMessages(payments).overview;
  const { pkr } = useFormats();
  return (
    <div>
      <Text>
        <WholeNames>{saidFees.text({ amount: pkr(amount) })}</WholeNames>
      </Text>
      <Anchor component={Link} to="/completedjobs" className="tall-link">
        {saidFees.open}
      </Anchor>
    </div>
  );
}
