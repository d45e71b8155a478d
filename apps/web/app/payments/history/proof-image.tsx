import { getPaymentProof } from "@hunarmand/api/payments/payer";
import { Skeleton, Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { useEffect, useState } from "react";
import payments from "../../locales/en/payments.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";
import { PictureThumb } from "../../shared/pictures/picture-thumb.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

const thumbnailPixels = 88;

/** The receipt of a wallet payment, fetched with the token when it becomes visible. A click enlarges it. */
export function ProofImage({ id, transactionId }: { id: string; transactionId: string }) {
  const { proof } = useMessages(payments);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const { url, failed } = useProof(id, inViewport);
  return (
    <div ref={ref} className="proof">
      {failed && <Text size="sm">{proof.failed}</Text>}
      {!failed && !url && <Skeleton width={thumbnailPixels} height={thumbnailPixels} />}
      {url && (
        <PictureThumb url={url} alt={proof.alt({ transactionId })} enlargeLabel={proof.enlarge({ transactionId })} />
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
