import { getUserData } from "@hunarmand/api/account/account";
import { useEffect, useMemo, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";
import { useIsHydrated } from "../../shared/office/office.tsx";
import { readOwnName, readSession } from "../../shared/person/session.ts";

/** What a form knows of the person who writes. Empty for a visitor. */
export interface OwnContact {
  fullName: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** Reads name and e-mail from the session, and the rest from the person's account, which loads later. */
export function useOwnContact(): OwnContact {
  const isHydrated = useIsHydrated();
  const [account, setAccount] = useState({ firstName: "", lastName: "", phone: "" });
  useEffect(() => {
    if (!readSession()) return;
    const left = new AbortController();
    callApi(getUserData, { signal: left.signal }).then(
      ({ firstName, lastName, phoneNumber }) => setAccount({ firstName, lastName, phone: phoneNumber ?? "" }),
      // Without it they are typed.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return useMemo(
    () => ({ ...account, fullName: isHydrated ? readOwnName() : "", email: isHydrated ? readOwnEmail() : "" }),
    [account, isHydrated],
  );
}

/** The token of an account without an e-mail has its id instead. */
function readOwnEmail(): string {
  const email = readSession()?.email ?? "";
  return email.includes("@") ? email : "";
}
