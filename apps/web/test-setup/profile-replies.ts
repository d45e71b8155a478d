import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { email } from "./signed-in.ts";

/** The profile of the handyman whose screens are shown. */
export const profile: ProviderProfile = {
  ...{ id: "3d0cbe54-64a3-4bd6-9c0e-1f5a3f2f7c14", firstName: "Naveed", lastName: "Akhtar", fatherName: "Akhtar Ali" },
  ...{ phoneNumber: "03335550123", phoneNumberAlt: null, cnic: "61101-3555012-3", email, gender: "male" },
  ...{ city: "Islamabad", area: "G-9", category: "Installations", skill: "Plumbing Installation", subSkill: "" },
  ...{
    qualification: null,
    experience: null,
    status: "Verified",
    statusReason: null,
    available: true,
    workHours: "day",
  },
  hasPicture: false,
};
