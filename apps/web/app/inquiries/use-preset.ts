import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readSession } from "../shared/person/session.ts";

/** What is known before a complaint is typed. */
export interface Preset {
  /** Names the form: another subject, another complaint. */
  subject: string;
  reference: string;
  fields: { fullName: string; email: string; subject: string; jobId: string };
}

const nothing: Preset = { subject: "", reference: "", fields: { fullName: "", email: "", subject: "", jobId: "" } };

/**
 * From a link (`?subject` of an appeal or a job, `?reference` of an inquiry) and from the person who is logged in. After the first
 * drawing only: the page was written at build time, for nobody.
 */
export function usePreset(): Preset {
  const [search] = useSearchParams();
  const [preset, setPreset] = useState(nothing);
  useEffect(() => {
    const subject = search.get("subject") ?? "";
    if (subject === "" && !search.has("reference")) return;
    const session = readSession();
    // Only a job's own people hang a complaint on it: nobody else is refused for a link.
    const jobId = (session && search.get("job")) ?? "";
    const fields = { fullName: session?.username ?? "", email: session?.email ?? "", subject, jobId };
    setPreset({ subject, reference: search.get("reference") ?? "", fields });
  }, [search]);
  return preset;
}
