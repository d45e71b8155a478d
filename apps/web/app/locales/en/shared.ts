import { defineMessages } from "../../shared/texts/messages.ts";

/** Texts of the frame around every screen. */
export const shared = defineMessages("shared", {
  brand: "Hunarmand",
  tagline: "Verified handymen for homes and projects in Islamabad and Rawalpindi.",
  skipToContent: "Skip to content",
  loading: "Loading…",
  ok: "OK",
  yes: "Yes",
  no: "No",
  close: "Close",
  success: "Success",
  error: "Error",
  tryAgain: "Try again",
  showMore: "Show more",
  errors: {
    sessionExpired: "Session Expired - Please login again.",
    noEmail: "User not logged in or email missing in token",
    network: "No connection to the server. Please check your internet and try again.",
    unavailable: "Something went wrong. Please try again later.",
    unexpectedReply: "The server answered in a way this page does not understand. Please reload the page.",
  },
  crash: {
    title: "This page could not be shown",
    text: "Something on our side went wrong. What you had sent before is safe. Please try again; if it happens once more, call us.",
  },
  wrongRole: {
    titles: { Provider: "This screen is for handymen", Customer: "This screen is for customers" },
    texts: {
      customer: "You are logged in as a customer.",
      provider: "You are logged in as a handyman.",
      office: "You are logged in as a member of the office.",
    },
    ways: { customer: "Go to my jobs", provider: "Go to my requested jobs", office: "Go to the office" },
  },
  form: {
    incomplete: "Please check the fields that are marked.",
    wrongTitle: "Please Check",
    phoneExample: "03001234567",
    cnicExample: "12345-1234567-1",
    togglePassword: "Show or hide the password",
    optional: (label: string) => `${label} (optional)`,
  },
  choices: {
    failed: "This list could not be loaded.",
  },
  upload: {
    choose: "Take a photo or choose a picture",
    imagesOnly: "Please choose a picture: JPEG, PNG or WebP.",
    progress: "Upload",
  },
  map: {
    open: "Open in maps",
    title: (place: string) => `Map of ${place}`,
    unavailable: "The map cannot be loaded right now.",
  },
});
