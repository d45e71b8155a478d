import { z } from "zod";
import { IdentityRequest, RenewedToken } from "../account/identity.ts";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  blankAsAbsent,
  Cnic,
  CodeTicket,
  CurrentPassword,
  Email,
  Id,
  MobileNumber,
  OwnEmail,
  optionalText,
  PakistaniNumber,
  Password,
  PhoneNumber,
  PhoneNumberOrId,
  requiredText,
  SentDigits,
  wireNumber,
} from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { providerStatus } from "./steps.ts";
import { workHoursNames } from "./work-hours.ts";

/** The status of a provider's application or account (docs/product.md P1). */
export const ProviderStatus = z.enum(providerStatus);
export type ProviderStatus = z.infer<typeof ProviderStatus>;
export const providerStatuses = ProviderStatus.options;

export const qualifications = [
  "Primary",
  "Secondary",
  "Matric",
  "Intermediate",
  "Graduate",
  "Masters",
  "Uneducated",
] as const;
export const genders = ["male", "female", "other"] as const;

/** Comma-joined names, at least one. */
const NameList = requiredText(limits.skillListCharacters);

/**
 * Signup fields in the spec's spelling (docs/screens.md U41), in either letter case of the first letter. City, Area, Category, Skill and
 * SubSkill are names from the look-ups. The server sets Role and Status and ignores sent ones.
 */
export const SignupBody = z.object({
  FirstName: requiredText(),
  LastName: requiredText(),
  FatherName: requiredText(),
  PhoneNumber: MobileNumber,
  PhoneNumberAlt: blankAsAbsent(PakistaniNumber),
  CNIC: Cnic,
  Email,
  Password,
  Qualification: blankAsAbsent(z.enum(qualifications)),
  Experience: blankAsAbsent(wireNumber(z.number().int().min(limits.experienceYearsMin).max(limits.experienceYearsMax))),
  Gender: z.enum(genders),
  City: requiredText(),
  Area: requiredText(),
  Category: requiredText(),
  Skill: NameList,
  SubSkill: optionalText(limits.skillListCharacters),
});

const signup = {
  method: "POST",
  access: "public",
  body: SignupBody.extend({
    /** With both, the number is proven from the start and is removed from an account that has it without proof. */
    PhoneTicket: blankAsAbsent(CodeTicket),
    PhoneCode: blankAsAbsent(SentDigits),
  }),
  multipart: true,
  reply: z.object({ message: z.string(), id: Id }),
  status: 201,
  limit: "signup",
  errors: ["email-taken", "phone-taken", "cnic-taken", "code-invalid"],
} as const;

export const createProvider = defineCall({
  ...signup,
  path: "/Provider/create-provider",
  summary: "Sign up as a handyman (JSON or form).",
  notes: ["Creates a Pending provider; a second account with the same e-mail, phone or CNIC is refused by its field."],
});

export const addProvider = defineCall({
  ...signup,
  path: "/Provider/add-provider",
  summary: "Sign up as a handyman (form).",
  notes: ["The same call, for the spec's multipart signup form."],
});

/** A provider's own profile (docs/screens.md U30). `experience` in years; skill lists comma-joined; "" for what is not typed yet. */
export const ProviderProfile = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  fatherName: z.string(),
  phoneNumber: z.string(),
  phoneNumberAlt: z.string().nullable(),
  cnic: z.string(),
  email: z.string(),
  gender: z.string(),
  city: z.string(),
  area: z.string(),
  category: z.string(),
  skill: z.string(),
  subSkill: z.string(),
  qualification: z.string().nullable(),
  experience: z.number().nullable(),
  status: ProviderStatus,
  statusReason: z.string().nullable(),
  /** Accepts offers now. */
  available: z.boolean(),
  workHours: z.enum(workHoursNames),
  /** Whether `getProfileImage` has a picture. */
  hasPicture: z.boolean(),
});
export type ProviderProfile = z.infer<typeof ProviderProfile>;

export const editUser = defineCall({
  method: "GET",
  path: "/Provider/edituser",
  summary: "The caller's own provider profile.",
  access: ["provider", "Verifier"],
  query: z.object({ email: OwnEmail }),
  reply: ProviderProfile,
  errors: ["not-your-account", "provider-not-found"],
});

/** What any signed-in person may see of a provider whose number they have (docs/security-rules.md S5). */
export const ProviderGlimpse = z.object({ firstName: z.string(), category: z.string(), city: z.string() });

export const searchProvider = defineCall({
  method: "GET",
  path: "/Provider/searchprovider/:phone",
  summary: "Find a provider by phone number.",
  notes: ["The office gets the complete profile, which writes an audit row; providers get their own completely."],
  access: "signed-in",
  params: z.object({ phone: PhoneNumber }),
  reply: z.union([ProviderProfile, ProviderGlimpse]),
  limit: "search",
  errors: ["provider-not-found"],
});

export const updateProvider = defineCall({
  method: "PUT",
  path: "/Provider/update-provider/:phoneNumber",
  summary: "Update a provider's profile: one's own, or by a Verifier of the office any provider's.",
  notes: [
    "`phoneNumber` may also be the account's id.",
    "A new e-mail or phone number, and another CNIC, require the current password.",
    "For a verified provider, names, father's name and CNIC become a `request`, which changes them when the office approves.",
    "Any subset of the signup fields in either letter case of the first letter (`cnic` is the CNIC too); the rules of signup apply.",
    "It submits a SentBack provider's application again (Pending), also with an empty body if only papers were missing.",
  ],
  access: ["provider", "Verifier"],
  params: z.object({ phoneNumber: PhoneNumberOrId }),
  body: SignupBody.omit({ Password: true })
    .partial()
    .extend({ cnic: Cnic.optional(), currentPassword: CurrentPassword }),
  reply: ActionReply.extend({ status: ProviderStatus, request: IdentityRequest.optional(), token: RenewedToken }),
  errors: [
    "not-your-account",
    "provider-not-found",
    "email-taken",
    "phone-taken",
    "cnic-taken",
    "password-required",
    "password-wrong",
  ],
});

export const setAvailability = defineCall({
  method: "POST",
  path: "/Provider/availability",
  summary: "Accept new job offers or pause, and name the hours for jobs.",
  notes: [
    "A paused provider gets no new offers; open offers and jobs stay.",
    "`workHours`: day is 8 to 21, late 8 to 23 in Pakistan.",
  ],
  access: ["verified-provider"],
  body: z
    .object({ available: z.boolean().optional(), workHours: z.enum(workHoursNames).optional() })
    .refine(({ available, workHours }) => available !== undefined || workHours !== undefined, {
      path: ["available"],
      message: nameIssue("required"),
    }),
  reply: ActionReply.extend({ available: z.boolean() }),
});
