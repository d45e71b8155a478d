import "../../../../shared/forms/form-styles.ts";
import { Anchor, Button, Card, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import customers from "../../../../locales/en/customers.json";
import { PhoneCodeLogin } from "../../../../shared/phone-code/phone-code-login.tsx";
import { SpokenHeading } from "../../../../shared/spoken/spoken-heading.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { AccountFormProps } from "./account-form.ts";
import { CustomerLogin } from "./customer-login.tsx";

/** Sign up or log in without leaving the page. */
export function AccountForms({ phone, onSignedIn }: AccountFormProps & { phone: string }) {
  const { account } = useMessages(customers);
  const [byCode, setByCode] = useState(true);
  return (
    <Card>
      <Stack gap="md">
        <SpokenHeading heading={<Text c="dimmed">{account.text}</Text>}>
          {byCode ? (
            <PhoneCodeLogin
              asksNames
              phone={phone}
              submitLabel={account.signup}
              // A handyman's account cannot post: the page then says so.
              onSignedIn={async (role) => role === "Customer" && onSignedIn()}
            />
          ) : (
            <>
              <CustomerLogin onSignedIn={onSignedIn} />
              <Anchor component={Link} to="/forgetpassword" className="tall-link">
                {account.forgot}
              </Anchor>
            </>
          )}
        </SpokenHeading>
        {/* Below the form, whose button then is in sight. */}
        <Button variant="subtle" fullWidth onClick={() => setByCode(!byCode)}>
          {byCode ? account.hasAccount : account.isNew}
        </Button>
      </Stack>
    </Card>
  );
}
