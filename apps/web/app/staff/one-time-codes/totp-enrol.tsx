import "./totp.css";
import type { ReplyOf } from "@hunarmand/api/call";
import { confirmOneTimeCode, enrolOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { Alert, Skeleton } from "@mantine/core";
import { QRCodeSVG } from "qrcode.react";
import { useEffect, useState } from "react";
import texts from "../../locales/en/security.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { TotpCodeForm } from "./totp-code-form.tsx";

type Secret = ReplyOf<typeof enrolOneTimeCode>;

const picturePixels = 200;
const keyGroup = /.{4}(?=.)/g;

interface TotpEnrolProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret as a QR code and as a key, and a field for the first code, which confirms that the app has it. */
export function TotpEnrol({ onDone, onClose }: TotpEnrolProps) {
  const { enrol, own } = useMessages(texts);
  const { secret, failure } = useSecret();
  return (
    <FormDialog title={enrol.title} onClose={onClose}>
      {failure !== undefined && <Alert color="red">{failure || own.failed}</Alert>}
      <ol className="totp-steps">
        <li>{enrol.steps.app}</li>
        <li>
          {enrol.steps.scan}
          {secret ? <SecretPicture secret={secret} /> : <Skeleton height={picturePixels} mt="sm" />}
        </li>
        <li>{enrol.steps.confirm}</li>
      </ol>
      <TotpCodeForm
        submitLabel={enrol.submit}
        onSave={async (body) => onDone((await callApi(confirmOneTimeCode, { body })).recoveryCodes)}
        onClose={onClose}
      />
    </FormDialog>
  );
}

/** Dark on white also in dark mode: many phones read nothing else. */
function SecretPicture({ secret: { uri, secret } }: { secret: Secret }) {
  const { enrol } = useMessages(texts);
  return (
    <div className="totp-secret">
      <QRCodeSVG value={uri} size={picturePixels} marginSize={2} title={enrol.picture} role="img" />
      <p>
        {enrol.key}: <code className="ltr">{secret.replace(keyGroup, "$& ")}</code>
      </p>
    </div>
  );
}

function useSecret(): { secret: Secret | undefined; failure: string | undefined } {
  const [secret, setSecret] = useState<Secret>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi(enrolOneTimeCode, { signal: leaving.signal }).then(setSecret, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(error instanceof ApiError ? error.message : "");
    });
    return () => leaving.abort();
  }, []);
  return { secret, failure };
}
