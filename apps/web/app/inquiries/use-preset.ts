import { type CrewMatter, crewMatters } from "@hunarmand/api/inquiries/crew-matters";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ConductLine } from "../shared/complaints/conduct-line.ts";
import { useIsHydrated } from "../shared/office/office.tsx";
import { readSession } from "../shared/person/session.ts";
import { type OwnContact, useOwnContact } from "./person/use-own-contact.ts";

const conductLines: readonly ConductLine[] = ["rude", "unsafe"];

export interface Preset {
  /** The form's draft: another subject starts another complaint. */
  subject: string;
  reference: string;
  /** What the lines to tap are about. */
  about: CrewMatter | "job" | "waiting" | undefined;
  /** The line about conduct that the person tapped on the job's page: the form begins with it. */
  line: ConductLine | undefined;
  /** What a message about one's own contract begins with. */
  words: string;
  /** About one's own contract or job it is a request, which accuses nobody. */
  isRequest: boolean;
  fields: Pick<OwnContact, "fullName" | "phone" | "email"> & {
    subject: string;
    jobId: string;
    contractId: string;
    about: CrewMatter | "";
  };
}

type Known = Omit<Preset, "fields"> & { fields: Omit<Preset["fields"], keyof OwnContact> };

const nothing: Known = {
  subject: "",
  reference: "",
  about: undefined,
  line: undefined,
  words: "",
  isRequest: false,
  fields: { subject: "", jobId: "", contractId: "", about: "" },
};

/**
 * Reads initial values from the link (`?subject` of an appeal, a job or a contract, `?about` a crew, `?line` of conduct or "waiting", `?words` to begin with, `?reference` of an inquiry), from the
 * session, and from the person's account. A subject is a text of the page, whose hidden characters a form refuses. The form has them from
 * its first render on: another subject is another draft, and would replace what somebody has typed meanwhile.
 */
export function usePreset(): Preset {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const known = useMemo(() => (isHydrated ? readPreset(search) : nothing), [isHydrated, search]);
  const { fullName, phone, email } = useOwnContact();
  return useMemo(
    () => ({ ...known, fields: { ...known.fields, fullName, phone, email } }),
    [known, fullName, phone, email],
  );
}

/** A job that nobody has accepted has other lines. */
const matterOf = (line: string | null): "job" | "waiting" => (line === "waiting" ? line : "job");

function readPreset(search: URLSearchParams): Known {
  const subject = withoutIsolates(search.get("subject") ?? "");
  const session = readSession();
  // Only a logged-in person sends the job or contract with a complaint. Others could be refused because of their link.
  const jobId = (session && search.get("job")) ?? "";
  const contractId = (session && search.get("contract")) ?? "";
  const isOwnJob = jobId !== "" && session?.role === "Customer";
  const matter = crewMatters.find((one) => one === search.get("about"));
  const line = isOwnJob ? search.get("line") : null;
  const about = matter ?? (isOwnJob ? matterOf(line) : undefined);
  const isRequest = isOwnJob || contractId !== "";
  return {
    subject,
    reference: search.get("reference") ?? "",
    about,
    line: conductLines.find((one) => one === line),
    words: contractId === "" ? "" : withoutIsolates(search.get("words") ?? ""),
    isRequest,
    fields: { subject, jobId, contractId, about: matter ?? "" },
  };
}
