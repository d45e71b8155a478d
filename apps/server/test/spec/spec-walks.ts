import { expect } from "vitest";
import { type SpecGround, testPassword } from "./spec-ground.ts";

/** The test of a call of the spec's table: its caller, its request, its reply, and a stranger's reply. */
export interface Walk {
  as?: "provider" | "customer" | "owner";
  url: string;
  body?: object | FormData;
  reply: unknown;
  /** The same call with another person's e-mail, phone or id: it is refused, and the reply has no data of that person. */
  foreign?: {
    as: "stranger" | "otherCustomer" | "provider";
    url?: string;
    body?: object | FormData;
    status: 200 | 403 | 404;
  };
  /** Calls that must come before. */
  first?: readonly string[];
}

/** The key is the row's method and path, with {} for its parts. */
export type Walks = Record<string, (ground: SpecGround) => Walk>;

const token = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const names = expect.arrayContaining([{ id: expect.any(Number), name: expect.any(String) }]);

const customerSignup = {
  firstName: "Ayesha",
  lastName: "Siddiqui",
  email: "ayesha.new@example.pk",
  phoneNumber: "03039876543",
  password: "a long enough password",
};

export const accountWalks: Walks = {
  "POST Provider/login": ({ provider }) => ({
    url: "/Provider/login",
    body: { identifier: provider.email, password: testPassword },
    reply: { message: "Login successful", token, role: "Provider", status: "Verified" },
  }),
  "POST User/login-email": ({ customer }) => ({
    url: "/User/login-email",
    body: { email: customer.email, password: testPassword },
    reply: { message: "Login successful", token, role: "Customer" },
  }),
  "POST User/login-phone": ({ customer }) => ({
    url: "/User/login-phone",
    body: { phoneNumber: customer.phone, password: testPassword },
    reply: { message: "Login successful", token, role: "Customer" },
  }),
  "POST Admin/login": ({ owner }) => ({
    url: "/Admin/login",
    body: { email: owner.email, password: testPassword },
    reply: { message: "Login successful", token, role: "Owner" },
  }),
  "POST admin/login": ({ owner }) => ({
    url: "/admin/login",
    body: { identifier: owner.email, password: testPassword },
    reply: { message: "Login successful", token, role: "Owner" },
  }),
  "GET User/user-data": ({ customer }) => ({
    as: "customer",
    url: "/User/user-data",
    reply: { id: customer.id, email: customer.email, role: "Customer" },
  }),
  "POST User/signup": () => ({
    url: "/User/signup",
    body: customerSignup,
    reply: { message: "Signup successful!", token, role: "Customer" },
  }),
  "POST admin/register-customer": () => ({
    url: "/admin/register-customer",
    body: customerSignup,
    reply: { message: "Signup successful!", token },
  }),
  "POST customer": () => ({
    as: "customer",
    url: "/customer",
    body: { city: "Islamabad" },
    reply: { message: expect.any(String) },
  }),
  "POST User/forgot-password": ({ provider }) => ({
    url: "/User/forgot-password",
    body: { email: provider.email },
    reply: { message: expect.any(String) },
  }),
  "POST Provider/change-password": ({ provider, other }) => ({
    as: "provider",
    url: "/Provider/change-password",
    body: { email: provider.email, currentPassword: testPassword, newPassword: "another long password" },
    reply: { message: "Password changed successfully" },
    foreign: {
      as: "provider",
      body: { email: other.email, currentPassword: testPassword, newPassword: "another long password" },
      status: 403,
    },
  }),
  "POST Provider/send-reset-code": ({ provider }) => ({
    url: "/Provider/send-reset-code",
    body: { email: provider.email },
    reply: { message: "Reset code sent to your email" },
  }),
  "POST Provider/verify-reset-code": ({ provider, code }) => ({
    url: "/Provider/verify-reset-code",
    body: { email: provider.email, code },
    reply: { message: "Code verified, you can reset your password" },
    first: ["POST Provider/send-reset-code"],
  }),
  "POST Provider/reset-password": ({ provider, code }) => ({
    url: "/Provider/reset-password",
    body: { email: provider.email, code, newPassword: "another long password" },
    reply: { message: "Your password has been reset successfully" },
    first: ["POST Provider/send-reset-code"],
  }),
};

const lookup = (url: string, reply: unknown): Walk => ({ url, reply });

export const lookupWalks: Walks = {
  "GET City/cities-list": () => lookup("/City/cities-list", names),
  "GET Area/areas-list/{}": ({ cityId }) => lookup(`/Area/areas-list/${cityId}`, names),
  "GET Categories/categories-list": () => lookup("/Categories/categories-list", names),
  "GET Skill/skills-list/{}": ({ categoryId }) =>
    lookup(`/Skill/skills-list/${categoryId}`, expect.arrayContaining(["AC Installation"])),
  "GET Skill/sub-skills-list/{}": () =>
    lookup(
      "/Skill/sub-skills-list/AC%20Installation,Electrical%20Wiring",
      expect.arrayContaining([expect.any(String)]),
    ),
  "GET Skill/skills-list-description/{}": ({ categoryId }) =>
    lookup(
      `/Skill/skills-list-description/${categoryId}`,
      expect.arrayContaining([expect.objectContaining({ priceFrom: expect.any(Number) })]),
    ),
  "GET Provider/total-handymen": () => lookup("/Provider/total-handymen", 3),
};
