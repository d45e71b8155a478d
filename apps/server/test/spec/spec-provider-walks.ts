import { expect } from "vitest";
import { signupForm } from "../forms.ts";
import { makeForm } from "../make-image.ts";
import type { SpecGround } from "./spec-ground.ts";
import type { Walk, Walks } from "./spec-walks.ts";

const anyId = expect.stringMatching(/^[0-9a-f-]{36}$/);

const signup = (number: string) => ({
  ...signupForm,
  PhoneNumber: `0300${number}`,
  CNIC: `61101-${number}-9`,
  Email: `signup${number}@example.pk`,
  Qualification: "Matric",
});

export const providerWalks: Walks = {
  "GET Provider/profile-image": ({ provider, other }) => ({
    as: "provider",
    url: `/Provider/profile-image?email=${provider.email}`,
    reply: "image",
    foreign: { as: "provider", url: `/Provider/profile-image?email=${other.email}`, status: 403 },
    first: ["POST Provider/upload-profile"],
  }),
  "GET Provider/edituser": ({ provider, other }) => ({
    as: "provider",
    url: `/Provider/edituser?email=${provider.email}`,
    reply: { email: provider.email, phoneNumber: provider.phone, city: "Islamabad" },
    foreign: { as: "provider", url: `/Provider/edituser?email=${other.email}`, status: 403 },
  }),
  "GET Provider/searchprovider/{}": ({ provider, other }) => ({
    as: "provider",
    url: `/Provider/searchprovider/${provider.phone}`,
    reply: { email: provider.email },
    foreign: { as: "provider", url: `/Provider/searchprovider/${other.phone}`, status: 200 },
  }),
  "POST Provider/create-provider": () => ({
    url: "/Provider/create-provider",
    body: signup("7654321"),
    reply: { message: "Signup successful!", id: anyId },
  }),
  "PUT Provider/update-provider/{}": ({ provider, other }) => ({
    as: "provider",
    url: `/Provider/update-provider/${provider.phone}`,
    body: { Qualification: "Matric" },
    reply: { message: expect.any(String) },
    foreign: { as: "provider", url: `/Provider/update-provider/${other.phone}`, status: 403 },
  }),
  "POST Provider/upload-files": ({ picture }) => ({
    as: "provider",
    url: "/Provider/upload-files",
    body: makeForm({ cnicFront: picture, cnicBack: picture }),
    reply: { message: expect.any(String) },
  }),
  "POST Provider/upload-profile": ({ provider, other, picture }) => ({
    as: "provider",
    url: "/Provider/upload-profile",
    body: makeForm({ Email: provider.email, File: picture }),
    reply: { message: "Profile image uploaded successfully!" },
    foreign: { as: "provider", body: makeForm({ Email: other.email, File: picture }), status: 403 },
  }),
  ...Object.fromEntries(
    [
      ["upload-cnic-back-image", "cnicBack"],
      ["upload-cnic-front", "cnicFront"],
      ["upload-contract-paper", "contractPaperImage"],
    ].map(([path, field = ""]) => [
      `POST Provider/${path}/{}`,
      ({ provider, other, picture }: SpecGround): Walk => ({
        as: "provider",
        url: `/Provider/${path}/${provider.id}`,
        body: makeForm({ [field]: picture }),
        reply: { message: expect.any(String) },
        foreign: {
          as: "provider",
          url: `/Provider/${path}/${other.id}`,
          body: makeForm({ [field]: picture }),
          status: 404,
        },
      }),
    ]),
  ),
};
