import { useState } from "react";
import type { JobDraft } from "../job-draft.ts";
import type { ExactPrices } from "../steps/exact-prices.ts";
import { ExactWorks } from "../steps/exact-works.tsx";

interface AskedExactProps {
  draft: JobDraft;
  prices: ExactPrices;
  change: (values: Partial<JobDraft>) => void;
}

/** Who asks for one handyman comes to the last step at once: one tap on the exact work narrows its usual price. Nobody has to answer. */
export function AskedExact({ draft: { skill, subSkill }, prices, change }: AskedExactProps) {
  // What the search or the earlier job has named is not asked.
  const [isOpen] = useState(subSkill === "");
  const names = Object.keys(prices);
  if (!isOpen || names.length < 2) return null;
  const choose = (name: string) => change({ subSkill: name, foundWork: "", otherWorkOf: name === "" ? skill : "" });
  return <ExactWorks names={names} prices={prices} chosen={subSkill} onChoose={choose} />;
}
