import { randomUUID } from "node:crypto";
import { done } from "../faked-server.ts";
import { tick } from "../screen-person.ts";
import { signupChoices } from "../signup/signup-choices.ts";
import {
  badCnic,
  badEmail,
  badMobile,
  badPhone,
  emailFormat,
  type FormRules,
  missing,
  phoneRules,
} from "./form-rules.ts";

const number = "5550123";
const received = done("", { reference: "H-7K3M9-2QX4B" });

export const contactRules: FormRules = {
  form: "Contact",
  path: "/contact-us",
  replies: { "create-complain": received },
  submit: "Send message",
  accepted: { firstName: "N", lastName: "I", email: "n@i.pk", phoneNumber: "0321555667", inquiry: "?" },
  required: { firstName: missing, lastName: missing, email: badEmail, phoneNumber: badPhone, inquiry: missing },
  edges: [emailFormat("email"), ...phoneRules("phoneNumber", "111-486-276")],
  done: "Your inquiry has been submitted successfully.",
};

export const supportRules: FormRules = {
  form: "Support form",
  path: "/support",
  replies: { "support-request": received },
  submit: "Send request",
  accepted: { fullName: "N", email: "n@i.pk", phone: "0321555667", message: "?" },
  required: { fullName: missing, email: badEmail, phone: badPhone, message: missing },
  edges: phoneRules("phone", "+92 321 555667"),
  done: "Thank you for contacting us!",
};

export const careersRules: FormRules = {
  form: "Position choices on the careers form",
  path: "/careers",
  replies: { "Careers/apply": received },
  submit: "Send application",
  accepted: { fullName: "N", email: "n@i.pk", phone: "0321555667", position: "other", coverText: "?" },
  required: { position: missing },
  choices: { position: ["handyman", "csr", "marketing", "other"] },
  done: "Thank you, N. Our office has your application. We will answer you within 24 hours.",
};

const password = "Chaabi-Panaa-49";

export const signupRules: FormRules = {
  form: "Signup",
  path: "/signup",
  replies: { ...signupChoices, "add-provider": done("", { id: randomUUID() }) },
  submit: "Sign Up",
  // City and category first, because area and skills are loaded for them.
  accepted: {
    ...{ City: "Islamabad", Category: "Installations", FirstName: "T", LastName: "M", FatherName: "M" },
    ...{ PhoneNumber: `0335${number}`, CNIC: `61101-5${number.slice(1)}-1`, Email: `t${number}@example.pk` },
    ...{ Password: password, ConfirmPassword: password, Gender: "other", Area: "G-9" },
  },
  late: {
    says: { Skill: missing },
    fill: () => tick("Plumbing Installation"),
  },
  required: {
    ...{ FirstName: missing, LastName: missing, FatherName: missing, PhoneNumber: badMobile, CNIC: badCnic },
    ...{ Email: badEmail, Gender: missing, ConfirmPassword: missing, Area: missing },
  },
  edges: [
    {
      ...{ rule: "a Pakistani mobile number", field: "PhoneNumber", refused: "03451234", says: badMobile },
      accepted: ["+92 345 1234567", `0335-${number}`],
    },
    {
      rule: "CNIC of 13 digits, whatever its last one",
      field: "CNIC",
      refused: `61101-5${number.slice(1)}`,
      says: badCnic,
      accepted: [`61101-5${number.slice(1)}-2`, `61101-5${number.slice(1)}-1`],
    },
    emailFormat("Email"),
    { rule: "email", field: "Email", refused: "t@", says: badEmail, accepted: [`t${number}@example.pk`] },
    {
      rule: "Passwords must match",
      field: "ConfirmPassword",
      refused: `${password}!`,
      says: "Passwords do not match.",
      accepted: [password],
    },
  ],
  choices: {
    Gender: ["male", "female", "other"],
    Qualification: ["Primary", "Secondary", "Matric", "Intermediate", "Graduate", "Masters", "Uneducated"],
    Experience: ["1", "2", "3", "4", "5", "6", "7"],
  },
  done: "Signup successful!",
};
