import { z } from "zod";
import { RenewedToken } from "../account/identity.ts";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  CurrentPassword,
  Email,
  MobileNumber,
  optionalText,
  Password,
  requiredText,
} from "../fields.ts";
import { limits } from "../limits.ts";

/** Customers' signup and details (docs/product.md C1). */

export const CustomerSignupBody = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  email: blankAsAbsent(Email),
  phoneNumber: MobileNumber,
  password: Password,
  city: optionalText(),
  area: optionalText(),
  address: optionalText(limits.addressCharacters),
});

const signup = {
  method: "POST",
  access: "public",
  body: CustomerSignupBody,
  reply: z.object({ message: z.string(), token: z.string(), role: z.literal("Customer") }),
  status: 201,
  limit: "signup",
  errors: ["email-taken", "phone-taken"],
} as const;

export const signupCustomer = defineCall({
  ...signup,
  path: "/User/signup",
  summary: "Sign up as a customer.",
  notes: ["Creates a Customer and logs it in."],
});

export const registerCustomer = defineCall({
  ...signup,
  path: "/admin/register-customer",
  summary: "Sign up as a customer (other path).",
  notes: ["The same call under the customer site's path (docs/wire.md)."],
});

export const updateCustomer = defineCall({
  method: "POST",
  path: "/customer",
  summary: "Update the customer's own profile.",
  notes: [
    "Any subset; absent or empty fields do not change.",
    "A new name, e-mail or phone number requires the current password.",
  ],
  access: ["customer"],
  body: CustomerSignupBody.omit({ password: true }).partial().extend({ currentPassword: CurrentPassword }),
  reply: ActionReply.extend({ token: RenewedToken }),
  errors: ["email-taken", "phone-taken", "password-required", "password-wrong"],
});
