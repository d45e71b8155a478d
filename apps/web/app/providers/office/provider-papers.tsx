import "./provider-papers.css";
import { getProviderDocument } from "@hunarmand/api/providers/office";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import providerDesk from "../../locales/en/provider-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { RefusePaper } from "./refuse-paper.tsx";

type Paper = DeskProvider["documents"][number];

/** The documents of an application, each shown on a click. */
export function ProviderPapers({ provider: { id, documents } }: { provider: DeskProvider }) {
  const { papers, showNote } = useMessages(providerDesk);
  return (
    <Stack component="section" gap="sm" aria-label={papers.title}>
      <Title order={2} size="h3">
        {papers.title}
      </Title>
      {documents.length === 0 && <Text>{papers.none}</Text>}
      {documents.length > 0 && (
        <Text size="sm" c="dimmed">
          {showNote}
        </Text>
      )}
      <div className="papers">
        {documents.map((paper) => (
          <PaperPicture key={paper.kind} providerId={id} paper={paper} />
        ))}
      </div>
    </Stack>
  );
}

function PaperPicture({ providerId, paper }: { providerId: string; paper: Paper }) {
  const { kind, uploadedDate } = paper;
  const { papers } = useMessages(providerDesk);
  const { day } = useFormats();
  const { busy, run } = useBusy();
  const [picture, setPicture] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  const address = useObjectUrl(picture);
  const name = papers.kinds[kind];
  const show = async () => {
    try {
      setFailed(false);
      setPicture(await callApi(getProviderDocument, { params: { id: providerId, kind } }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <figure className="paper">
      <figcaption>
        <strong>{name}</strong>
        <Text size="sm" c="dimmed">
          {papers.uploaded({ day: day(uploadedDate) })}
        </Text>
      </figcaption>
      {failed && <Alert color="red">{papers.failed}</Alert>}
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={name} className="proof-picture" />
        </a>
      ) : (
        <Button variant="default" fullWidth loading={busy} onClick={() => void run(show)}>
          {papers.show({ paper: name })}
        </Button>
      )}
      {kind !== "profile-image" && <RefusePaper providerId={providerId} paper={{ ...paper, kind }} />}
    </figure>
  );
}
