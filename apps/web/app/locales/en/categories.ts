import { defineMessages } from "../../shared/texts/messages.ts";

export const categories = defineMessages("categories", {
  names: {
    installations: "Installations",
    construction: "Construction",
    repairer: "Maintenance & Repairers",
    specialists: "Specialists",
    domestic: "Domestic Staff",
  },
  texts: {
    installations:
      "Air conditioners, wiring, water pipes, geysers, solar panels, cameras: put in properly, tested, and explained before the handyman leaves.",
    construction:
      "Masons, plasterers, tilers, painters, carpenters and welders, for one wall or a whole house, by the day or by the job.",
    repairer:
      "Something drips, sparks, stinks or stands still? A repairer finds out why, names the price, and mends it.",
    specialists:
      "Pest control, deep cleaning, water tanks, leak detection, moving, locks: work that needs its own tools and its own training.",
    domestic:
      "Housekeepers, cooks, drivers, carers, gardeners and guards, each checked with CNIC and references at our office.",
  },
  description: (name: string) =>
    `${name} in Islamabad and Rawalpindi by verified handymen: what is included, usual prices, and posting a job in two minutes.`,
  post: "Post a job",
  call: "Call us",
  includedTitle: "What is included",
  priceNote:
    "Usual prices for the work without material. The handyman names the price of your job before you pay; you agree on it with him.",
  price: (from: string, to: string) => `${from} to ${to}`,
  priceLabel: "Usually",
  subSkills: "For example",
  choose: "Post this job",
  chooseLabel: (skill: string) => `Post this job: ${skill}`,
  failed: "The list of services could not be loaded.",
  promiseTitle: "What you can rely on",
  promise: {
    checked: {
      title: "Checked at our office",
      text: "Every handyman came with his original CNIC before his first job.",
    },
    followed: {
      title: "You see who comes",
      text: "Name, rating and phone number, and each step until the work is done.",
    },
    fair: { title: "Nothing hidden", text: "Posting is free. You pay the handyman for the work, when it is done." },
  },
  otherTitle: "Other services",
});
