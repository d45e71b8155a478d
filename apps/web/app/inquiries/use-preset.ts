import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readSession } from "../shared/person/session.ts";

export interface Preset {
  /** The key of the form: another subject starts another complaint. */
  subject: string;
  reference: string;
  fields: { fullName: string; email: string; subject: string; jobId: string };
}

const nothing: Preset = { subject: "", reference: "", fields: { fullName: "", email: "", subject: "", jobId: "" } };

/**
 * Reads initial values from the link (`?subject` of an appeal or a job, `?reference` of an inquiry) and from the
 * session. A subject is a text of the page, whose hidden characters a form refuses. Only after the first render, because the page is prerendered without a session.
 */
export function usePreset(): Preset {
  const [search] = useSearchParams();
  const [preset, setPreset] = useState(nothing);
  useEffect(() => {
    const subject = withoutIsolates(search.get("subject") ?? "");
    if (subject === "" && !search.has("reference")) return;
    const session = readSession();
    // Only a logged-in person sends the job with a complaint. Others could be refused because of their link.
    const jobId = (session && search.get("job")) ?? "";
    // The token of an account without an e-mail has its id instead.
    const email = session?.email.includes("@") ? session.email : "";
    const fields = { fullName: session?.username ?? "", email, subject, jobId };
    setPreset({ subject, reference: search.get("reference") ?? "", fields });
  }, [search]);
  return preset;
}
