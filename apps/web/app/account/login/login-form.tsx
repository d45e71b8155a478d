import "../../shared/forms/form-styles.ts";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { Anchor, Checkbox, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import type { FormEvent } from "react";
import { Link } from "react-router";
import account from "../../locales/en/account.json";
import { EmailField, PasswordField, PhoneField } from "../../shared/forms/form-fields.tsx";
import { writePlainDigits } from "../../shared/forms/plain-digits.ts";
import { SubmitButton } from "../../shared/forms/submit-button.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { CodeWay } from "./code-way.tsx";
import { useLogin } from "./use-login.ts";
import { useLoginFields } from "./use-login-fields.ts";

/**
 * First the code for a typed number: people who signed up by phone never had a password. The password is the second way.
 */
export function LoginForm() {
  const { login } = useMessages(account);
  const { mode, changeMode, identifier, setIdentifier, password, setPassword, element, ready } = useLoginFields();
  const { logIn, busy } = useLogin();
  const isCodeMain = mode === "phone";
  const codeWay = <CodeWay phone={mode === "phone" ? identifier : ""} isMain={isCodeMain} />;
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
    <form ref={element} noValidate onChangeCapture={writePlainDigits} onSubmit={submit}>
      <Stack>
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={login.mode}
          value={mode}
          onChange={changeMode}
          data={[
            { value: "phone", label: login.byPhone },
            { value: "email", label: login.byEmail },
          ]}
        />
        {mode === "email" ? (
          <EmailField label={login.email} {...identifierProps} />
        ) : (
          <>
            <PhoneField label={login.phone} {...identifierProps} />
            {codeWay}
            <Text c="dimmed" ta="center">
              {login.or}
            </Text>
          </>
        )}
        <PasswordField
          label={login.password}
          name="password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <Checkbox label={login.rememberMe} />
          <Anchor
            component={Link}
            to="/forgetpassword"
            state={mode === "phone" && identifier !== "" ? { phone: identifier } : undefined}
            className="tall-link"
          >
            {login.forgotPassword}
          </Anchor>
        </Group>
        <SubmitButton ready={ready} busy={busy} isQuiet={isCodeMain}>
          {login.submit}
        </SubmitButton>
        {mode === "email" && codeWay}
      </Stack>
    </form>
  );
}
