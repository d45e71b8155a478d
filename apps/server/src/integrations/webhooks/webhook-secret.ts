import type { Services } from "../../services/services.ts";

type Ground = Pick<Services, "cipher">;

/** The webhook's id is part of the sealed name, so a secret cannot be moved to another webhook. */
const sealedName = (webhookId: string): string => `webhook/${webhookId}`;

export const sealSecret = ({ cipher }: Ground, webhookId: string, secret: string): string =>
  cipher.seal(sealedName(webhookId), Buffer.from(secret)).toString("base64");

export const openSecret = ({ cipher }: Ground, webhookId: string, sealedSecret: string): string =>
  cipher.open(sealedName(webhookId), Buffer.from(sealedSecret, "base64")).toString();
