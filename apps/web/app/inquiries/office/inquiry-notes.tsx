import { addInquiryNote, listInquiryNotes } from "@hunarmand/api/inquiries/notes";
import { ColleagueNotes } from "../../desk/notes/colleague-notes.tsx";
import { callApi, callPage } from "../../shared/calls/call-api.ts";

/** Notes of Support about an inquiry, such as a call (docs/product.md I6). */
export function InquiryNotes({ id }: { id: string }) {
  return (
    <ColleagueNotes
      about="inquiry"
      id={id}
      load={(cursor) => callPage(listInquiryNotes, { params: { id }, query: { cursor } })}
      save={(body) => callApi(addInquiryNote, { params: { id }, body })}
    />
  );
}
