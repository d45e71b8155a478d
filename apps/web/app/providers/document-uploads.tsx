import { uploadFiles } from "@hunarmand/api/providers/documents";
import { type OwnPaper, type PaperField, paperFields, papersByField } from "@hunarmand/api/providers/papers";
import { type ProviderProfile, updateProvider } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router";
import providers from "../locales/en/providers.json";
import shared from "../locales/en/shared.json";
import visits from "../locales/en/visits.json";
import { hasNeededPapers } from "../shared/application/find-road.ts";
import { failureText } from "../shared/calls/api-error.ts";
import { callApi } from "../shared/calls/call-api.ts";
import { useBusy } from "../shared/calls/use-busy.ts";
import { showMessage } from "../shared/dialogs/dialogs.tsx";
import { ImagePicker } from "../shared/forms/image-picker.tsx";
import { shrinkImage } from "../shared/forms/shrink-image.ts";
import { UploadProgress } from "../shared/forms/upload-progress.tsx";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

const PaperCheck = lazyPart(async () => (await import("./paper-check.tsx")).PaperCheck);

interface DocumentUploadsProps {
  profile: ProviderProfile;
  /** The state of each paper; undefined until it is loaded. */
  papers: readonly OwnPaper[] | undefined;
  /** Whether the office takes the pictures of the CNIC at the booked visit. */
  isAtVisit: boolean;
  onSent: () => void;
  reload: () => void;
}

/** Uploads of documents, each sent once the person has looked at its picture. A refused applicant sends the application again below. */
export function DocumentUploads({ profile, papers, isAtVisit, onSent, reload }: DocumentUploadsProps) {
  const { documents } = useMessages(providers);
  const { busy, run } = useBusy();
  return (
    <>
      <Text mb="md">
        {hasNeededPapers(papers ?? []) ? documents.complete : isAtVisit ? documents.textAtVisit : documents.text}
      </Text>
      <Stack>
        {paperFields.map((field) => (
          <DocumentUpload
            key={field}
            field={field}
            own={papers?.find(({ kind }) => kind === papersByField[field])}
            isAtVisit={isAtVisit}
            onSent={onSent}
          />
        ))}
        {profile.status === providerStatus.sentBack && (
          <Button loading={busy} onClick={() => void run(() => handIn(profile.phoneNumber || profile.id).then(reload))}>
            {documents.handInAgain}
          </Button>
        )}
      </Stack>
    </>
  );
}

interface DocumentUploadProps {
  field: PaperField;
  /** The document's state; undefined until it is loaded. */
  own: OwnPaper | undefined;
  isAtVisit: boolean;
  onSent: () => void;
}

function DocumentUpload({ field, own, isAtVisit, onSent }: DocumentUploadProps) {
  const { documents } = useMessages(providers);
  const { moment } = useFormats();
  const { sent, percent, refusal, send } = useUpload(field, onSent);
  const [chosen, setChosen] = useState<File | null>(null);
  const picker = useRef<HTMLDivElement>(null);
  const { own: visit } = useMessages(visits);
  const isContract = field === "contractPaperImage";
  // That the pictures are taken at the visit is said once, above.
  const missing = isContract ? documents.atVisit : isAtVisit ? "" : documents.missing;
  const received = own?.receivedDate ? documents.received({ moment: moment(own.receivedDate) }) : missing;
  const standing = own?.state === "reviewing" ? documents.reviewing : received;
  return (
    <div ref={picker}>
      <ImagePicker
        name={field}
        label={documents.fields[field]}
        value={sent}
        error={refusal}
        isReceived={Boolean(own?.receivedDate) && own?.state !== "refused"}
        disabled={percent !== undefined}
        onPick={setChosen}
      />
      {chosen && (
        <PaperCheck
          picture={chosen}
          title={documents.fields[field]}
          onSend={() => {
            setChosen(null);
            void send(chosen);
          }}
          onAgain={() => {
            setChosen(null);
            picker.current?.querySelector("input")?.click();
          }}
          onClose={() => setChosen(null)}
        />
      )}
      <UploadProgress percent={percent} />
      {own?.state === "refused" && !sent && percent === undefined && (
        <Alert color="red" mt={4} title={documents.refused}>
          <bdi>{own.reason}</bdi>
        </Alert>
      )}
      {isContract && !own?.receivedDate && (
        <Anchor component={Link} to="/contractform" className="tall-link">
          {visit.form}
        </Anchor>
      )}
      {percent === undefined && (sent || (own && own.state !== "refused")) && (
        <Text role="status" size="sm" mt={4}>
          {sent ? documents.sent : standing}
        </Text>
      )}
    </div>
  );
}

function useUpload(field: PaperField, onSent: () => void) {
  const [sent, setSent] = useState<File | null>(null);
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState("");
  const send = async (chosen: File) => {
    setRefusal("");
    setPercent(0);
    try {
      const picture = await shrinkImage(chosen);
      const body = new FormData();
      body.set(field, picture);
      await callApi(uploadFiles, { body, onProgress: setPercent });
      setSent(picture);
      onSent();
    } catch (error) {
      setRefusal(failureText(error, getMessages(providers).documents.failed));
    }
    setPercent(undefined);
  };
  return { sent, percent, refusal, send };
}

/** An empty change of the profile sends the application again (see `updateProvider`). */
async function handIn(phoneNumber: string): Promise<void> {
  const { success, error: errorTitle } = getMessages(shared);
  const { documents } = getMessages(providers);
  try {
    await callApi(updateProvider, { params: { phoneNumber }, body: {} });
    await showMessage({ kind: "success", title: success, text: documents.handedIn });
  } catch (error) {
    await showMessage({ kind: "error", title: errorTitle, text: failureText(error, documents.handInFailed) });
  }
}
