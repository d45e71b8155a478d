import "./provider-papers.css";
import type { DeskProvider } from "@hunarmand/api/providers/office-records";
import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import providerDesk from "../../../locales/en/provider-desk.json";
import { formatCnic } from "../../../shared/forms/form-fields.tsx";
import { useObjectUrl } from "../../../shared/forms/use-object-url.ts";
import { Facts } from "../../../shared/lists/facts.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { PaperView } from "./paper-view.tsx";
import type { Paper, Reveal } from "./use-reveal.ts";

// Shown only beside an opened paper.
const RefusePaper = lazyPart(async () => (await import("./refuse-paper.tsx")).RefusePaper);

interface ProviderPapersProps {
  provider: DeskProvider;
  reveal: Reveal;
}

/** CNIC and papers of an application, side by side, after one click. */
export function ProviderPapers({ provider: { id, documents }, reveal }: ProviderPapersProps) {
  const { papers, facts, showCnic, showAll, showNote } = useMessages(providerDesk);
  const { cnic, busy, isWhole } = reveal;
  return (
    <Stack component="section" gap="sm" aria-label={papers.title}>
      <Title order={2} size="h3">
        {papers.title}
      </Title>
      {cnic && <Facts facts={[{ label: facts.cnic, value: <span className="ltr">{formatCnic(cnic)}</span> }]} />}
      {!isWhole && (
        <div>
          <Button data-needed fullWidth loading={busy} onClick={() => void reveal.reveal()}>
            {documents.length === 0 ? showCnic : showAll}
          </Button>
          <Text size="sm" c="dimmed" mt={4}>
            {showNote}
          </Text>
        </div>
      )}
      {documents.length === 0 && <Text>{papers.none}</Text>}
      <div className="papers">
        {documents.map((paper) => (
          <PaperPicture key={paper.kind} providerId={id} paper={paper} reveal={reveal} />
        ))}
      </div>
    </Stack>
  );
}

function PaperPicture({ providerId, paper, reveal }: { providerId: string; paper: Paper; reveal: Reveal }) {
  const { kind, uploadedDate } = paper;
  const { papers } = useMessages(providerDesk);
  const { day } = useFormats();
  const address = useObjectUrl(reveal.pictureOf(paper));
  const name = papers.kinds[kind];
  return (
    <figure className="paper">
      <figcaption>
        <strong>{name}</strong>
        <Text size="sm" c="dimmed">
          {papers.uploaded({ day: day(uploadedDate) })}
        </Text>
      </figcaption>
      {reveal.hasFailed(paper) && <Alert color="red">{papers.failed}</Alert>}
      {address && <PaperView key={uploadedDate} address={address} name={name} />}
      {kind !== "profile-image" && (address || paper.refusedReason !== null) && (
        <RefusePaper providerId={providerId} paper={{ ...paper, kind }} />
      )}
    </figure>
  );
}
