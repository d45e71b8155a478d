import { defineMessages } from "../../shared/texts/messages.ts";

/** One-time codes of the office: the login's second step, and the screen to enrol. */
export const security = defineMessages("security", {
  title: "Security",
  login: {
    title: "One more step",
    text: "Enter the six digits that your authenticator app shows now, or one of your recovery codes.",
    code: "One-time code",
    submit: "Login",
    back: "Use another account",
  },
  own: {
    title: "One-time codes",
    failed: "Failed to fetch your security settings.",
    off: "Your login asks for your password alone. Whoever learns it reads CNICs and moves money. With a one-time code from an app on your phone, the password is not enough.",
    on: (day: string) => `Your login asks for a one-time code since ${day}.`,
    codesLeft: (count: string) => (count === "1" ? "1 recovery code left." : `${count} recovery codes left.`),
    few: "Make new recovery codes before the last one is used.",
    start: "Set up one-time codes",
    renew: "Make new recovery codes",
    renewTitle: "New recovery codes",
    renewText: "The old ones are worthless from then on.",
    lost: "New phone? Ask the Owner to end your one-time codes, then set them up anew.",
  },
  enrol: {
    title: "Set up one-time codes",
    steps: {
      app: "Open an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, Aegis or another one.",
      scan: "Add an account there by scanning this picture, or type the key.",
      confirm: "Type the six digits that the app now shows.",
    },
    picture: "QR code for your authenticator app",
    key: "Key",
    code: "Code from the app",
    submit: "Confirm",
    cancel: "Cancel",
  },
  recovery: {
    title: "Your recovery codes",
    text: "Each logs you in once when your phone is not at hand. Write them down or print them now: they are never shown again.",
    print: "Print",
    download: "Save as a file",
    fileName: "hunarmand-recovery-codes.txt",
    done: "I have kept them",
  },
  staff: {
    title: "Staff with one-time codes",
    count: (count: string) => (count === "1" ? "1 person." : `${count} people.`),
    none: "Nobody has set up one-time codes.",
    failed: "Failed to fetch who has set up one-time codes.",
    emptyText: "Ask your staff to set them up: their passwords open CNICs and money.",
    columns: { name: "Name", email: "E-mail", since: "Since", codesLeft: "Recovery codes left", decision: "Decision" },
    disable: "End their codes",
    disableTitle: (name: string) => `End the one-time codes of ${name}`,
    disableText: "Until they set them up anew the password alone logs them in. Make sure who asks you for this.",
    reasons: {
      lost: "Lost the phone and the recovery codes; came in person.",
      phone: "Has a new phone; came in person.",
      left: "Has left the desk.",
    },
  },
});
