import type { JobDetails } from "@hunarmand/api/jobs/job";
import { type ReactNode, useEffect, useRef, useState } from "react";
import jobs from "../../../locales/en/jobs.json";
import shared from "../../../locales/en/shared.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { confirmAction } from "../../../shared/dialogs/dialogs.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { isAboveUsual } from "../../price/above-usual.ts";

/** Loaded on demand: most prices are usual ones. */
const PriceAbove = lazyPart(async () => (await import("./price-above.tsx")).PriceAbove);

/** What a price is sent with. */
interface SentPrice {
  /** In PKR, as the materials that it includes. */
  salary: number;
  materials?: number | undefined;
  description: string;
}

/** What is sent after the question: the reasons are in the description, and a zero too many is gone. */
type Answer = Pick<SentPrice, "salary" | "description">;
type Question = SentPrice & { answer: (answer: Answer | undefined) => void };

/** A price this many times below the usual ones is asked about: it often lacks a zero. */
const farFactor = 2;

/**
 * Returns a function that asks what a price above the usual ones is for, and whether one far from them is right, once per price. It resolves to
 * the price and the description to send. After a no it throws, as if the field were refused: the form keeps what is typed and focuses the price.
 */
export function usePriceQuestion(job: JobDetails): { ask: (sent: SentPrice) => Promise<Answer>; dialog: ReactNode } {
  const agreed = useRef(job.salary);
  const [question, setQuestion] = useState<Question>();
  const isFarBelow = useFarBelow(job);
  // A form that goes away, because its job has changed, sends nothing.
  useEffect(() => () => question?.answer(undefined), [question]);

  const ask = async (sent: SentPrice) => {
    const { salary, materials, description } = sent;
    if (salary === agreed.current) return { salary, description };
    const isLowered = agreed.current !== null && salary < agreed.current;
    let said: Answer | undefined = { salary, description };
    if (isAboveUsual(job.usualPrice, { price: salary, materials })) {
      if (!isLowered) said = await new Promise<Answer | undefined>((answer) => setQuestion({ ...sent, answer }));
      setQuestion(undefined);
    } else if (!(await isFarBelow(salary))) said = undefined;
    if (said === undefined) throw refuse(getMessages(jobs).details.farNo);
    agreed.current = said.salary;
    return said;
  };
  return { ask, dialog: question && <PriceAbove job={job} {...question} onClose={() => question.answer(undefined)} /> };
}

/** Returns a function that asks about a price far below the usual ones. It resolves to whether the price is right. */
function useFarBelow({ usualPrice }: JobDetails) {
  const { pkr, number } = useFormats();
  return async (price: number): Promise<boolean> => {
    // Work may be free, such as a repair of what broke again.
    if (!usualPrice || price === 0 || price >= usualPrice.from / farFactor) return true;
    const { facts, details } = getMessages(jobs);
    const { yes, no } = getMessages(shared);
    const usual = facts.priceBand({ from: pkr(usualPrice.from), to: number(usualPrice.to) });
    return confirmAction({ title: details.farTitle, text: details.farBelow({ amount: pkr(price), usual }), yes, no });
  };
}

function refuse(message: string): ApiError {
  const code = "invalid-input";
  return new ApiError({ code, status: 0, message, issues: [{ field: "salary", code, message }] });
}
