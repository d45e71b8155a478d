import { Title } from "@mantine/core";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import contracts from "../locales/en/contracts.json";
import { confirmAction } from "../shared/dialogs/dialogs.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { ContractsMenu } from "./contracts-menu.tsx";

/** The screen for a person without a token: its frame with the warning over it (docs/screens.md U27). */
export function LoginRequired() {
  const { title } = useMessages(contracts);
  const navigate = useNavigate();
  useEffect(() => void requestLogin().then((goes) => navigate(goes ? "/login" : "/home")), [navigate]);
  return (
    <div className="page contracts">
      <ContractsMenu current="info" />
      <Title order={1}>{title}</Title>
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
