import "../shared/form-styles.ts";
import { Anchor, Checkbox, Group, SegmentedControl, Stack } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { account } from "../locales/en/account.ts";
import { EmailField, PasswordField, PhoneField } from "../shared/form-fields.tsx";
import { useMessages } from "../shared/messages.ts";
import { SubmitButton } from "../shared/submit-button.tsx";
import { useLogin } from "./use-login.ts";

type Mode = "email" | "phone";

export function LoginForm() {
  const { login } = useMessages(account);
  const [mode, setMode] = useState<Mode>("email");
  const [identifier, setIdentifier] = useState("");
  const [password, setPassword] = useState("");
  const { logIn, busy } = useLogin();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void logIn(identifier, password);
  };
  const identifierProps = {
    name: "identifier",
    autoComplete: "username",
    value: identifier,
    onChange: (event: { currentTarget: { value: string } }) => setIdentifier(event.currentTarget.value),
  };
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Stack>
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={login.mode}
          value={mode}
          onChange={changeMode}
          data={[
            { value: "email", label: login.byEmail },
            { value: "phone", label: login.byPhone },
          ]}
        />
        {mode === "email" ? (
          <EmailField label={login.email} {...identifierProps} />
        ) : (
          <PhoneField label={login.phone} {...identifierProps} />
        )}
        <PasswordField
          label={login.password}
          name="password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <Checkbox label={login.rememberMe} />
          <Anchor component={Link} to="/forgetpassword" className="tall-link">
            {login.forgotPassword}
          </Anchor>
        </Group>
        <SubmitButton ready={ready} busy={busy}>
          {login.submit}
        </SubmitButton>
      </Stack>
    </form>
  );
}
