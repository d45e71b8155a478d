import { z } from "zod";
import { findGatewayAddress } from "../services/cards/gateway-address.ts";
import { isPrivateWay } from "./private-way.ts";

export const webAddress = z.url({ protocol: /^https?$/ });

/** A supported card gateway with the merchant's keys. */
export const gatewayUrl = z.string().refine((text) => findGatewayAddress(text) !== undefined);

/** Text messages contain codes and numbers, so only HTTPS or this machine is allowed. */
export const smsUrl = webAddress.refine(isPrivateWay);

/** The sending WhatsApp account, with the two secrets of its webhook. */
export const whatsappUrl = smsUrl.refine((text) => {
  if (!URL.canParse(text)) return false;
  const { username, password, searchParams } = new URL(text);
  return username && password && searchParams.get("secret") && searchParams.get("verify");
});

/** An S3-compatible store. Key and secret are percent-encoded. */
export const filesUrl = z.url({ protocol: /^s3$/ }).refine((text) => {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, searchParams } = new URL(text);
  return username && password && pathname.length > 1 && URL.canParse(searchParams.get("endpoint") ?? "https://host");
});
