import { getPaymentProof } from "@hunarmand/api/payments/payer";
import { Button, Skeleton, Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { useEffect, useState } from "react";
import payments from "../../locales/en/payments.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";
import { useMessages } from "../../shared/texts/messages.ts";

const thumbnailPixels = 88;

/** The receipt of a wallet payment, fetched with the token when it becomes visible. A click enlarges it. */
export function ProofImage({ id, transactionId }: { id: string; transactionId: string }) {
  const { proof } = useMessages(payments);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const { url, failed } = useProof(id, inViewport);
  const [isLarge, setLarge] = useState(false);
  return (
    <div ref={ref} className="proof">
      {failed && <Text size="sm">{proof.failed}</Text>}
      {!failed && !url && <Skeleton width={thumbnailPixels} height={thumbnailPixels} />}
      {url && (
        <button
          type="button"
          className="proof-button"
          aria-label={proof.enlarge({ transactionId })}
          onClick={() => setLarge(true)}
        >
          <img src={url} alt={proof.alt({ transactionId })} width={thumbnailPixels} height={thumbnailPixels} />
        </button>
      )}
      {isLarge && (
        <FormDialog title={proof.alt({ transactionId })} onClose={() => setLarge(false)}>
          <img src={url} alt={proof.alt({ transactionId })} className="proof-large" />
          <Button fullWidth mt="md" onClick={() => setLarge(false)}>
            {proof.close}
          </Button>
        </FormDialog>
      )}
    </div>
  );
}

function useProof(id: string, isWanted: boolean) {
  const [picture, setPicture] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (isWanted) setBegun(true);
  }, [isWanted]);
  useEffect(() => {
    if (!hasBegun) return;
    const leaving = new AbortController();
    callApi(getPaymentProof, { params: { id }, signal: leaving.signal }).then(setPicture, () =>
      setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [id, hasBegun]);
  return { url: useObjectUrl(picture), failed };
}
