import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";

export interface MailedLink {
  email: string;
  code: string;
}

/**
 * Reads e-mail and code from the mailed link, and removes them from the address bar at once, because they allow a new
 * password.
 */
export function useMailedLink(onLink: (link: MailedLink) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const takeOver = useEffectEvent((query: URLSearchParams) => {
    const email = query.get("email");
    const code = query.get("code");
    if (!email || !code) return;
    onLink({ email, code });
    void navigate(pathname, { replace: true });
  });
  useEffect(() => takeOver(new URLSearchParams(search)), [search]);
}
