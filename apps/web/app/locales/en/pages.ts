import { defineMessages } from "../../shared/texts/messages.ts";

export const pages = defineMessages("pages", {
  application: {
    Pending: {
      title: "Your account is pending verification",
      text: "We have your application and wait for your visit to our office.",
    },
    SentBack: { title: "Your application was sent back to you", text: "Something is missing. Please see what it is." },
    Rejected: { title: "Your application was not accepted", text: "Please see why, and what you can do." },
    Suspended: { title: "Your account is suspended", text: "Please see why, and what you can do." },
    more: "See your application",
  },
  home: {
    title: "Work for skilled hands",
    description:
      "Join Hunarmand: verified handymen in Islamabad and Rawalpindi find steady work, flexible hours and clear earnings.",
    welcome: "Welcome to Hunarmand",
    banner: "Your skill. Your hours. Steady work near you.",
    text: "Sign up once, get verified at our office, and receive jobs from homes and projects in Islamabad and Rawalpindi.",
    becomeHandyman: "Become a Handyman",
    callUs: "Call us",
    count: (handymen: string) => `${handymen} active registered ${handymen === "1" ? "handyman" : "handymen"}`,
    stepsTitle: "Three steps to your first job",
    steps: {
      signUp: {
        title: "Sign up",
        text: "Tell us who you are, where you work and what you can do. It takes five minutes.",
      },
      verify: {
        title: "Verification by our team",
        text: "Visit our office with your CNIC. We check your papers and your skills.",
      },
      earn: { title: "Start earning", text: "Accept jobs near you, do good work and get paid when the job is done." },
    },
    step: (number: number) => `Step ${number}`,
    benefitsTitle: "Why handymen stay with us",
    benefits: {
      steady: { title: "Steady work", text: "Jobs from your own area come to your phone, week after week." },
      flexible: { title: "Flexible hours", text: "You decide which jobs you take and when you work." },
      transparent: {
        title: "Transparent earnings",
        text: "Every price, payment and fee is written down where you can see it.",
      },
      rewards: { title: "Rewards", text: "Good reviews bring more work and rewards for the best." },
    },
    closingTitle: "Ready to become a handyman?",
    closingText: "Signing up is free. Our team calls you about your visit to the office.",
    getStarted: "Get Started Now",
  },
});
