import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Navigate } from "react-router";
import layout from "../../locales/en/layout.json";
import shared from "../../locales/en/shared.json";
import { ApiError, type ApiErrorCode } from "../calls/api-error.ts";
import { OfficePhone } from "../office/office-links.tsx";
import { WrongRoleError } from "../person/wrong-role.ts";
import { useMessages } from "../texts/messages.ts";
import { pageAddress } from "../texts/page-language.ts";
import { WrongRoleNotice } from "./header/wrong-role-notice.tsx";

/** Refusals with a page of their own: the login, or the office's decision. */
const pageOfRefusal: Partial<Record<ApiErrorCode, string>> = {
  "not-signed-in": "/login",
  "provider-not-verified": "/pending",
  "provider-rejected": "/pending",
  "provider-suspended": "/pending",
};

/** Replaces a screen that failed. Shows the text of the loader's ApiError if there is one. */
export function CrashNotice({ error }: { error: unknown }) {
  const { crash, tryAgain } = useMessages(shared);
  const { footer } = useMessages(layout);
  if (error instanceof WrongRoleError) return <WrongRoleNotice owner={error.owner} />;
  const failure = error instanceof ApiError ? error : undefined;
  const elsewhere = failure && pageOfRefusal[failure.code];
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <div className="page">
      <Stack className="narrow-page" align="flex-start">
        <Title order={1}>{crash.title}</Title>
        <Text role="alert">{failure?.message ?? crash.text}</Text>
        <Group>
          <Button onClick={() => window.location.reload()}>{tryAgain}</Button>
          <Anchor href={pageAddress("/home")} className="tall-link">
            {footer.home}
          </Anchor>
          <OfficePhone className="tall-link" />
        </Group>
      </Stack>
    </div>
  );
}
