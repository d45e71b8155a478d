import { addProviderNote, listProviderNotes } from "@hunarmand/api/providers/notes";
import { ColleagueNotes } from "../../../desk/notes/colleague-notes.tsx";
import { callApi, callPage } from "../../../shared/calls/call-api.ts";

/** Notes of Verifiers and Support about a handyman (docs/product.md P16). */
export function ProviderNotes({ providerId: id }: { providerId: string }) {
  return (
    <ColleagueNotes
      about="provider"
      id={id}
      load={(cursor) => callPage(listProviderNotes, { params: { id }, query: { cursor } })}
      save={(body) => callApi(addProviderNote, { params: { id }, body })}
    />
  );
}
