import { PhoneNumber } from "@hunarmand/api/fields";
import { findCaller, type KnownCaller } from "@hunarmand/api/jobs/callers/callers";
import { useEffect, useState } from "react";
import { callApi } from "../../../shared/calls/call-api.ts";

const typingMilliseconds = 250;

interface Answer {
  phone: string;
  caller: KnownCaller | null;
}

/** Returns the customer with this number after a pause in typing: null if nobody has it, undefined while it is not known. */
export function useCaller(typed: string): KnownCaller | null | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const phone = PhoneNumber.safeParse(typed).data;
  useEffect(() => {
    if (phone === undefined) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      callApi(findCaller, { query: { phone }, signal: left.signal }).then(
        ({ caller }) => {
          if (!left.signal.aborted) setAnswer({ phone, caller });
        },
        // The form works without it: the server finds the person again when the job is posted.
        () => undefined,
      );
    }, typingMilliseconds);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [phone]);
  return answer !== undefined && answer.phone === phone ? answer.caller : undefined;
}
