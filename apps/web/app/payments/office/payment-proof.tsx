import { getPaymentProof } from "@hunarmand/api/payments/payer";
import { Alert, Skeleton } from "@mantine/core";
import { useEffect, useState } from "react";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useObjectUrl } from "../../shared/forms/use-object-url.ts";
import { useMessages } from "../../shared/texts/messages.ts";

/** The uploaded receipt. The call needs the token, so a plain address cannot show it. */
export function PaymentProof({ id }: { id: string }) {
  const { payments } = useMessages(texts);
  const [picture, setPicture] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  const address = useObjectUrl(picture);
  useEffect(() => {
    const leaving = new AbortController();
    callApi(getPaymentProof, { params: { id }, signal: leaving.signal }).then(setPicture, () =>
      setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [id]);
  if (failed) return <Alert color="red">{payments.proofFailed}</Alert>;
  if (!address) return <Skeleton height={320} radius="md" />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={payments.proof} className="proof-picture" />
    </a>
  );
}
