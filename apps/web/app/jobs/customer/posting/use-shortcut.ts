import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { readSession } from "../../../shared/person/session.ts";

/**
 * The installed app has the same shortcuts for everybody: the one for posting (`?own`) leads a handyman to their offers.
 * In an effect, because the page is prerendered without a session.
 */
export function useShortcut(): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isShortcut = search.has("own");
  useEffect(() => {
    if (isShortcut && readSession()?.role === "Provider") void navigate("/requestedjobs", { replace: true });
  }, [isShortcut, navigate]);
}
