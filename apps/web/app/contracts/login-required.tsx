import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import contracts from "../locales/en/contracts.json";
import { sectionPath } from "../shared/contracts/contract-paths.ts";
import { confirmAction } from "../shared/dialogs/dialogs.tsx";
import { returnAfterLogin } from "../shared/drafts/draft-store.ts";
import { getMessages } from "../shared/texts/messages.ts";
import { AboutContracts } from "./contract-info.tsx";
import { ContractsMenu } from "./menu/contracts-menu.tsx";
import { findSection } from "./sections.ts";

/**
 * The screen for a person without a token: the warning (docs/screens.md U27), and behind it the text about contracts,
 * which everybody may read. Other sections ask again.
 */
export function LoginRequired() {
  const section = findSection(useSearchParams()[0].get("section"));
  const navigate = useNavigate();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (section === "info" && hasAsked.current) return;
    hasAsked.current = true;
    void requestLogin().then((goes) => {
      if (goes) {
        returnAfterLogin(sectionPath(section));
        void navigate("/login");
      }
      if (!goes && section !== "info") void navigate(sectionPath("info"), { replace: true });
    });
  }, [navigate, section]);
  return (
    <div className="page contracts">
      <ContractsMenu current="info" />
      <AboutContracts />
    </div>
  );
}

let asked: Promise<boolean> | undefined;

/** Shows the warning once, even when the screen renders again. */
function requestLogin(): Promise<boolean> {
  const { title, text, login, back } = getMessages(contracts).guard;
  asked ??= confirmAction({ kind: "warning", title, text, yes: login, no: back }).finally(() => {
    asked = undefined;
  });
  return asked;
}
