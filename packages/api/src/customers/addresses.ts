import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  Id,
  Latitude,
  Longitude,
  optionalText,
  PageQuery,
  requiredLines,
  requiredText,
} from "../fields.ts";
import { limits } from "../limits.ts";

/** A customer's saved addresses (docs/product.md C7). A new job copies the one it uses. */

/** `city` and `area` are names from the look-ups. Either both coordinates or none. */
export const AddressBody = z.object({
  label: requiredText(),
  city: requiredText(),
  area: requiredText(),
  address: requiredLines(limits.addressCharacters),
  /** A place nearby that helps to find it. */
  landmark: optionalText(),
  pinLocationLatitude: blankAsAbsent(Latitude),
  pinLocationLongitude: blankAsAbsent(Longitude),
});

export const SavedAddress = z.object({
  id: Id,
  label: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  landmark: z.string().nullable(),
  pinLocationLatitude: z.number().nullable(),
  pinLocationLongitude: z.number().nullable(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

export const listAddresses = defineCall({
  method: "GET",
  path: "/customer/addresses",
  summary: "The customer's saved addresses, newest first.",
  access: ["customer"],
  query: PageQuery,
  paged: true,
  reply: z.array(SavedAddress),
});

export const addAddress = defineCall({
  method: "POST",
  path: "/customer/addresses",
  summary: "Save another address.",
  access: ["customer"],
  body: AddressBody,
  reply: ActionReply.extend({ id: Id }),
  status: 201,
  once: true,
  errors: ["addresses-full"],
});

export const updateAddress = defineCall({
  method: "PUT",
  path: "/customer/addresses/:id",
  summary: "Change a saved address.",
  notes: ["Replaces the whole address: absent fields are cleared.", "Jobs that were posted with it do not change."],
  access: ["customer"],
  params: z.object({ id: Id }),
  body: AddressBody,
  reply: ActionReply,
  errors: ["address-not-found"],
});

export const removeAddress = defineCall({
  method: "POST",
  path: "/customer/addresses/:id/remove",
  summary: "Delete a saved address.",
  notes: ["A repeat gets the same reply."],
  access: ["customer"],
  params: z.object({ id: Id }),
  reply: ActionReply,
});
