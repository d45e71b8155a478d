import type { CrewMatter } from "@hunarmand/api/inquiries/crew-matters";
import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { useRevalidator } from "react-router";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useSendOnce } from "../../../shared/calls/use-send-once.ts";
import { readOwnEmail } from "../../../shared/contracts/own-email.ts";
import type { OwnContract } from "../own-contract.ts";

interface Message {
  subject: string;
  words: string;
  about?: CrewMatter;
}

/** Returns a function that sends a ready message about the contract to the office, as a complaint with its answer time. */
export function useTellOffice({ id, contractorName, phoneNumber }: OwnContract) {
  const sendOnce = useSendOnce();
  const { revalidate } = useRevalidator();
  return async ({ subject, words, about }: Message) => {
    const body = {
      ...{ fullName: contractorName, phone: phoneNumber, email: readOwnEmail(), contractId: id, about },
      ...{ subject: withoutIsolates(subject), complaint: withoutIsolates(words) },
    };
    const reply = await sendOnce(body, (content, idempotencyKey) =>
      callApi(submitComplaint, { body: content, idempotencyKey }),
    );
    void revalidate();
    return reply;
  };
}
