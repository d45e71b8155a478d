import { defineMessages } from "../../shared/texts/messages.ts";

/** The terms of service: twelve sections, in the spec's order. Screen and PDF are written from the same texts. */
export const terms = defineMessages("terms", {
  title: "Terms & Conditions",
  heading: "Terms of Service",
  description: "The terms of service between Hunarmand, its handymen and its customers, to read and to download.",
  intro: "These terms hold between Hunarmand and everybody who uses the portal. Please read them before you sign.",
  download: "Download PDF",
  print: "Print",
  downloadFailed: "The PDF could not be made. Please try again, or print this page.",
  sections: {
    definitions: {
      title: "Definitions",
      text: '"Portal" means the website and services of Hunarmand. "Handyman" means a provider whom the office has verified. "Customer" means a person who orders work through the portal. "Contractor" means a person who agrees on a crew for a period. "Job" means the work that a customer orders and a handyman accepts. "Office" means the staff of Hunarmand.',
    },
    scope: {
      title: "Scope of Work",
      text: "The portal brings customers and handymen together, offers jobs by its published rule and keeps the record of each job. The work itself is agreed between customer and handyman, and is written into the job details: what is to be done, where, for how long and at what price. Work beyond that needs a new agreement. The handyman arrives on time, works carefully and leaves the place clean.",
    },
    payment: {
      title: "Payment Terms",
      text: "Payment is due on completion of the job, in Pakistani rupees, in cash, by card or through one of the wallets that the portal names. The price is the one in the job details. A platform fee, where there is one, is shown to the handyman before he accepts. A wallet payment counts as made once the office has approved its proof.",
    },
    liability: {
      title: "Limitation of Liability",
      text: "Hunarmand is liable for damage that it causes itself by intent or gross negligence. For work done by a handyman, its liability is limited to the price of the job concerned, as far as the law permits. It is not liable for loss of profit, nor for delay by weather, strikes, closed roads, or failure of electricity or networks.",
    },
    warranty: {
      title: "Warranty Disclaimer",
      text: "The portal is provided as it is and may be interrupted for maintenance. Verification means that the office has seen a handyman's papers and asked about the trade; it is no guarantee of a particular result. Warranties of manufacturers on parts and appliances remain with the manufacturer. Rights that the law gives and that cannot be waived are not touched.",
    },
    indemnification: {
      title: "Indemnification",
      text: "Whoever breaks these terms, gives false information or harms another person in the course of a job shall hold Hunarmand harmless from the claims of others that arise from it, including reasonable legal costs. The office tells the person concerned without delay, and lets them answer before anything is settled.",
    },
    termination: {
      title: "Termination",
      text: "Anybody may have their account closed at any time by writing to the office. The office may suspend or close an account for false papers, unsafe work, repeated complaints or payment outside the portal's rules. It gives the reason, and an appeal is open. Jobs that are under way are finished and paid.",
    },
    law: {
      title: "Governing Law",
      text: "These terms are governed by the laws of the Islamic Republic of Pakistan. Subject to the next section, the courts of Islamabad have jurisdiction.",
    },
    arbitration: {
      title: "Arbitration",
      text: "Disputes that the office and the parties cannot settle within thirty days are decided by a sole arbitrator under the arbitration law in force in Pakistan. The place of arbitration is Islamabad, the language English or Urdu. The award is final and binds both sides. This does not keep anybody from the police or from a consumer court.",
    },
    entire: {
      title: "Entire Agreement",
      text: "These terms, the job details and a contract for a crew, where there is one, are the entire agreement between the parties. They replace what was said or written before. If one provision does not hold, the others remain in force.",
    },
    amendments: {
      title: "Amendments",
      text: "Hunarmand may change these terms. A change is announced on the portal at least fourteen days before it takes effect. Jobs accepted before that day are carried out under the earlier terms. Changes to a contract for a crew need the written consent of both sides.",
    },
    acceptance: {
      title: "Acceptance",
      text: "By signing up, posting a job, accepting a job or signing below, you confirm that you have read and understood these terms and that you accept them.",
    },
  },
  signature: "Signature",
  date: "Date",
});
