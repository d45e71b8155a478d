import { getPaymentProof } from "@hunarmand/contract/payments";
import { Alert, Skeleton } from "@mantine/core";
import { useEffect, useState } from "react";
import { desks as texts } from "../locales/en/desks.ts";
import { callApi } from "../shared/call-api.ts";
import { useMessages } from "../shared/messages.ts";

/** The picture that was handed in. It needs the token, so an address alone could not show it. */
export function PaymentProof({ id }: { id: string }) {
  const { payments } = useMessages(texts);
  const [state, setState] = useState<{ address?: string; failed?: true }>({});
  useEffect(() => {
    const leaving = new AbortController();
    let address: string | undefined;
    callApi(getPaymentProof, { params: { id }, signal: leaving.signal }).then(
      (picture) => {
        address = URL.createObjectURL(picture);
        setState({ address });
      },
      () => !leaving.signal.aborted && setState({ failed: true }),
    );
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [id]);
  if (state.failed) return <Alert color="red">{payments.proofFailed}</Alert>;
  if (!state.address) return <Skeleton height={320} radius="md" />;
  return (
    <a href={state.address} target="_blank" rel="noreferrer">
      <img src={state.address} alt={payments.proof} className="proof-picture" />
    </a>
  );
}
