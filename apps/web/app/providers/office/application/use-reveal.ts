import { getProviderDocument } from "@hunarmand/api/providers/office";
import { type DeskProvider, revealApplication } from "@hunarmand/api/providers/office-records";
import { useState } from "react";
import office from "../../../locales/en/office.json";
import { failureText } from "../../../shared/calls/api-error.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";

export type Paper = DeskProvider["documents"][number];

/** What a Verifier has revealed of an application. It is only valid for the CNIC and the papers that were shown. */
export interface Reveal {
  /** Undefined until revealed, and again after the applicant has changed it. */
  cnic: string | undefined;
  busy: boolean;
  isWhole: boolean;
  pictureOf: (paper: Paper) => Blob | undefined;
  hasFailed: (paper: Paper) => boolean;
  reveal: () => Promise<void>;
}

interface Shown {
  cnic: string;
  cnicMasked: string;
  /** By kind and time of upload; undefined if it could not be loaded. */
  pictures: ReadonlyMap<string, Blob | undefined>;
}

const keyOf = ({ kind, uploadedDate }: Paper): string => `${kind} ${uploadedDate}`;

/** Reveals CNIC and papers at once. The server writes one audit row for all of them. */
export function useReveal({ id, cnicMasked, documents }: DeskProvider): Reveal {
  const [shown, setShown] = useState<Shown>();
  const { busy, run } = useBusy();
  const read = (paper: Paper) =>
    callApi(getProviderDocument, { params: { id, kind: paper.kind } }).catch(() => undefined);
  const reveal = () =>
    run(async () => {
      try {
        const { cnic } = await callApi(revealApplication, { params: { id } });
        const pictures = documents.map(async (paper) => [keyOf(paper), await read(paper)] as const);
        setShown({ cnic, cnicMasked, pictures: new Map(await Promise.all(pictures)) });
      } catch (error) {
        const { failed } = getMessages(office).decision;
        await showMessage({ kind: "error", title: failed, text: failureText(error, failed) });
      }
    });
  const pictureOf = (paper: Paper) => shown?.pictures.get(keyOf(paper));
  const cnic = shown?.cnicMasked === cnicMasked ? shown.cnic : undefined;
  return {
    ...{ cnic, busy, pictureOf, reveal },
    isWhole: cnic !== undefined && documents.every((paper) => pictureOf(paper) !== undefined),
    hasFailed: (paper) => shown !== undefined && pictureOf(paper) === undefined,
  };
}
