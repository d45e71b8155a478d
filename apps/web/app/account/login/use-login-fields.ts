import { useMounted } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

export type LoginMode = "email" | "phone";

/** What the login form holds. Toggling the mode clears the identifier (docs/screens.md U11). */
export function useLoginFields() {
  const [mode, setMode] = useState<LoginMode>("email");
  const [identifier, setIdentifier] = useState("");
  const [password, setPassword] = useState("");
  const element = useRef<HTMLFormElement>(null);
  const ready = useMounted();

  // What was typed before the script arrived.
  useEffect(() => {
    const typed = new FormData(element.current ?? undefined);
    setIdentifier(String(typed.get("identifier") ?? ""));
    setPassword(String(typed.get("password") ?? ""));
  }, []);

  const changeMode = (next: string) => {
    setMode(next === "phone" ? "phone" : "email");
    setIdentifier("");
  };
  return { mode, changeMode, identifier, setIdentifier, password, setPassword, element, ready };
}
