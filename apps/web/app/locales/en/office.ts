import { defineMessages } from "../../shared/messages.ts";

export const office = defineMessages("office", {
  login: {
    title: "Office Login",
    description: "Login for Hunarmand's office staff.",
    identifier: "Email",
    password: "Password",
    submit: "Login",
    incomplete: "Please enter email/phone and password",
  },
  inbox: {
    title: "Office",
    counters: {
      providersPending: "Providers waiting for verification",
      providersSentBack: "Applications sent back",
      jobsRequested: "Jobs waiting for a handyman",
      jobsWithoutOffers: "Jobs without any offer left",
      jobsInProgress: "Jobs in progress",
    },
  },
});
