import * as documents from "@hunarmand/api/providers/documents";
import type { Page } from "@playwright/test";
import type { Person } from "./portal-api.ts";
import { receipt } from "./receipt.ts";

const papers = [
  [documents.uploadFiles, "File"],
  [documents.uploadCnicFront, "cnicFront"],
  [documents.uploadCnicBack, "cnicBack"],
  [documents.uploadContractPaper, "contractPaperImage"],
] as const;

/** Sends a picture and all papers of an application. */
export async function sendPapers(page: Page, who: Person, id: string): Promise<void> {
  for (const [{ method, path }, field] of papers) {
    const { buffer, mimeType, name } = await receipt(page, 640, 400);
    const body = new FormData();
    body.append(field, new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
    const address = `${process.env.E2E_ADDRESS}/api${path.replace(":id", id)}`;
    const response = await fetch(address, { method, headers: { authorization: `Bearer ${who.token}` }, body });
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  }
}
