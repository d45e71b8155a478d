import { getUserData } from "@hunarmand/api/account/account";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { callApi } from "../shared/calls/call-api.ts";
import { readOwnName, readSession } from "../shared/person/session.ts";

export interface Preset {
  /** The form's draft: another subject starts another complaint. */
  subject: string;
  reference: string;
  fields: { fullName: string; phone: string; email: string; subject: string; jobId: string; contractId: string };
}

const nothing: Preset = {
  subject: "",
  reference: "",
  fields: { fullName: "", phone: "", email: "", subject: "", jobId: "", contractId: "" },
};

const subscribe = () => () => {};
/** The page is prerendered without a session and an address. React takes it over with the same content first. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * Reads initial values from the link (`?subject` of an appeal, a job or a contract, `?reference` of an inquiry), from the session,
 * and from the person's account. A subject is a text of the page, whose hidden characters a form refuses. The form has them from its
 * first render on: another subject is another draft, and would replace what somebody has typed meanwhile.
 */
export function usePreset(): Preset {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const known = useMemo(() => (isHydrated ? readPreset(search) : nothing), [isHydrated, search]);
  const [phone, setPhone] = useState("");
  useEffect(() => {
    if (!readSession()) return;
    const left = new AbortController();
    callApi(getUserData, { signal: left.signal }).then(
      ({ phoneNumber }) => setPhone(phoneNumber ?? ""),
      // Without it the number is typed.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return useMemo(() => ({ ...known, fields: { ...known.fields, phone } }), [known, phone]);
}

function readPreset(search: URLSearchParams): Preset {
  const subject = withoutIsolates(search.get("subject") ?? "");
  const session = readSession();
  // Only a logged-in person sends the job or contract with a complaint. Others could be refused because of their link.
  const jobId = (session && search.get("job")) ?? "";
  const contractId = (session && search.get("contract")) ?? "";
  // The token of an account without an e-mail has its id instead.
  const email = session?.email.includes("@") ? session.email : "";
  const fields = { fullName: readOwnName(), phone: "", email, subject, jobId, contractId };
  return { subject, reference: search.get("reference") ?? "", fields };
}
