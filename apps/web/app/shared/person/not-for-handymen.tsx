import type { ReactNode } from "react";
import { useSession } from "./session.ts";

/** Buttons to sign up as a handyman or to post a job. People with a handyman's account, verified or not, need neither. */
export function NotForHandymen({ children }: { children: ReactNode }) {
  return useSession()?.role === "Provider" ? null : children;
}
