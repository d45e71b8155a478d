import { findFee } from "../../../shared/money/find-fee.ts";
import { useIsHydrated, useOffice } from "../../../shared/office/office.tsx";
import { useFormats } from "../../../shared/texts/use-formats.ts";

/** A usual price of a small job: an example is easier than a per cent. */
const examplePkr = 2_000;

/** Today's fee of a small price, in words and in PKR (`taken`). The prerendered page cannot count it: it only leaves the room for it. */
export function useFeeExample() {
  const { platformFeePercent = "0" } = useOffice();
  const { pkr } = useFormats();
  const isHydrated = useIsHydrated();
  const taken = isHydrated ? findFee(examplePkr, Number(platformFeePercent)) : 0;
  return { taken, isHydrated, price: pkr(examplePkr), kept: pkr(examplePkr - taken), fee: pkr(taken) };
}
