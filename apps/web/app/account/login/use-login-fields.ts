import { useMounted } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

export type LoginMode = "email" | "phone";

/** The values of the login form. It opens at the phone number, which everybody has. Toggling the mode clears the identifier (docs/screens.md U11). */
export function useLoginFields() {
  const [mode, setMode] = useState<LoginMode>("phone");
  const [identifier, setIdentifier] = useState("");
  const [password, setPassword] = useState("");
  const element = useRef<HTMLFormElement>(null);
  const ready = useMounted();

  // Keeps what was typed before the script loaded.
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
