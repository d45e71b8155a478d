import "./demo-logins.css";
import { adminLogin, login } from "@hunarmand/api/account/account";
import { Button, Text, Title } from "@mantine/core";
import { useNavigate } from "react-router";
import account from "../../locales/en/account.json";
import shared from "../../locales/en/shared.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { useOffice, WhenSet } from "../../shared/office/office.tsx";
import { findPathAfterLogin } from "../../shared/person/path-after-login.ts";
import { signIn } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";

/** Accounts of docs/product.md E2 and E4, by the name of what they show. */
const people = {
  portal: { handyman: "ali.raza", newHandyman: "sana.malik", customer: "ayesha.siddiqui", contractor: "contractor" },
  office: {
    ...{ owner: "office", verifier: "verifier", dispatcher: "dispatcher" },
    ...{ finance: "finance", support: "support" },
  },
} as const;

type LoginKind = keyof typeof people;
const other: Record<LoginKind, LoginKind> = { portal: "office", office: "portal" };

/** Buttons that log in as the demo's accounts, while the demo's data exist: all of them on both logins, `kind` first. */
export function DemoLogins({ kind }: { kind: LoginKind }) {
  const { demo } = useMessages(account);
  const { demoPassword = "" } = useOffice();
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const enter = async (of: LoginKind, name: string) => {
    const identifier = `${name}@example.pk`;
    const call = of === "office" ? adminLogin : login;
    try {
      const { token, role } = await callApi(call, { body: { identifier, password: demoPassword } });
      signIn(token, role);
      await navigate(findPathAfterLogin(role));
    } catch (error) {
      await showMessage({
        kind: "error",
        title: getMessages(shared).error,
        text: failureText(error, getMessages(account).login.failed),
      });
    }
  };
  return (
    <WhenSet name="demoPassword">
      <section className="demo-logins" aria-labelledby="demo-logins">
        <Title order={2} size="h3" id="demo-logins">
          {demo.title}
        </Title>
        <Text size="sm" c="dimmed">
          {demo.text}
        </Text>
        {[kind, other[kind]].map((of) => (
          <div key={of} className="hero-buttons">
            {Object.entries(people[of]).map(([part, name]) => (
              <Button key={part} variant="default" disabled={busy} onClick={() => void run(() => enter(of, name))}>
                {demo.people[part as keyof typeof demo.people]}
              </Button>
            ))}
          </div>
        ))}
      </section>
    </WhenSet>
  );
}
