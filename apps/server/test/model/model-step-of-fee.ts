import { changePlatformFee } from "@hunarmand/api/staff/fee/platform-fee";
import fc from "fast-check";
import { dayOf } from "../../src/values/karachi-days.ts";
import { makeStep } from "./model-steps.ts";
import { outcomeOf } from "./model-world.ts";

/** The Owner changes the fee from today on. The same fee again is refused. */
export const changeFee = makeStep(
  "fee",
  fc.constantFrom(0, 5, 12.5, 100),
  async (model, { portal, owner }, percent) => {
    const read = { platformFeePercent: model.feePercent, plannedFee: null };
    const body = { percent, from: dayOf(portal.clock.now()), reason: "A new year.", read };
    const answer = await portal.as(owner).call(changePlatformFee, { body });
    const expected = percent === model.feePercent ? "invalid-input" : "done";
    model.feePercent = percent;
    return { said: `the fee becomes ${percent} %`, expected, outcome: outcomeOf(answer) };
  },
);
