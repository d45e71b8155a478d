import { defineMessages } from "../../shared/texts/messages.ts";

/** Questions and answers in the spec's five categories. */
export const faqs = defineMessages("faqs", {
  title: "FAQs",
  description: "Answers about signing up, verification, booking, payment, quality and contracts at Hunarmand.",
  heroText: "Short answers to what people ask us most. Choose a category, then a question.",
  categories: {
    general: {
      title: "General",
      questions: {
        what: {
          question: "What is Hunarmand?",
          answer:
            "A portal where people who need a handyman and handymen who want work find each other. Each handyman has been verified at our office in Islamabad before the first job.",
        },
        where: {
          question: "Where do you work?",
          answer:
            "Jobs are carried out in Islamabad and Rawalpindi. Contract crews and quotes can also be asked for in Lahore and Karachi.",
        },
        trades: {
          question: "Which trades can I find?",
          answer:
            "Five groups: installations, construction, maintenance and repairers, specialists, and domestic staff. The pages under Services say what each of them does.",
        },
        join: {
          question: "How do I become a handyman?",
          answer:
            "Sign up with your name, CNIC, phone, city and skills. Then visit our office with your original CNIC and a recent picture. Once you are verified, jobs near you reach your phone.",
        },
        cost: {
          question: "What does it cost to sign up?",
          answer: "Nothing. Signing up, verification and receiving job requests are free.",
        },
        fee: {
          question: "What does the portal take of a job?",
          answer: (percent: string) => `Of what is really paid for a job, ${percent} % go to the portal as its fee.`,
        },
      },
    },
    safety: {
      title: "Safety and Security",
      questions: {
        verified: {
          question: "How are handymen verified?",
          answer:
            "In person. Our team sees the original CNIC, compares it with the face in front of them, and asks about the trade. Nobody receives a job before that.",
        },
        privacy: {
          question: "Who sees my name, phone number and address?",
          answer:
            "Only the handyman who has accepted your job, and our office. Before that, handymen see the kind of work, the area and the date. Seven days after completion your number and place are hidden again.",
        },
        card: {
          question: "Is my card stored?",
          answer:
            "No. The number and the security code go to the card network for this one payment and are not kept by us.",
        },
        password: {
          question: "Somebody asks for my password. What should I do?",
          answer:
            "Do not tell it. Nobody from our office ever asks for a password or a code. Change it under Account settings and call us.",
        },
      },
    },
    booking: {
      title: "Booking and Payment",
      questions: {
        book: {
          question: "How do I book a handyman?",
          answer:
            "Post a job: say what has to be done, where and when. It is offered to handymen near you at once, and you see name, rating and phone number as soon as one has accepted.",
        },
        offered: {
          question: "How is it decided who gets a job?",
          answer:
            "By one published rule: same area first, then fewer open jobs, then rating, then who has waited longest. Declining a job lowers nobody's place. The page How jobs are offered explains it in full.",
        },
        when: {
          question: "When do I pay?",
          answer: "On completion. The price agreed is written into the job details before the work is finished.",
        },
        how: {
          question: "How can I pay?",
          answer:
            "In cash, by card, or with easypaisa, jazzcash, nayapay or sadapay. For a wallet you send the transaction ID and a picture of the receipt, which our finance desk compares.",
        },
        cancel: {
          question: "Can I cancel a job?",
          answer: "Yes, as long as the handyman has not arrived. Please call if he is on the way already.",
        },
      },
    },
    quality: {
      title: "Quality and Accountability",
      questions: {
        ratings: {
          question: "How do ratings work?",
          answer:
            "After each completed job the customer gives one to five stars and a few words. One rating a job, and only by the person whose job it was.",
        },
        bad: {
          question: "The work did not hold. What now?",
          answer:
            "Call us, or make a complaint on the page Complaints. You get a reference with which you can follow it, and an answer within 24 hours.",
        },
        late: {
          question: "The handyman has not come.",
          answer:
            "Call him first: his number stands in your job. If you cannot reach him, call our helpline, and the office finds another one.",
        },
        appeal: {
          question: "I am a handyman and find a decision of the office unfair.",
          answer:
            "Each decision carries its reason. Make a complaint with that reason in it: somebody who did not take the decision looks at it again.",
        },
      },
    },
    miscellaneous: {
      title: "Miscellaneous",
      questions: {
        contracts: {
          question: "Can I hire a whole crew?",
          answer:
            "Yes. Under Contracts you can ask for a quote for up to 30 handymen, or propose a contract of 15 days to one year.",
        },
        phone: {
          question: "I have no smartphone. Can I still order?",
          answer: "Yes. Call our office, and an agent posts the job for you.",
        },
        apply: {
          question: "Do you have jobs in the office?",
          answer: "The page Careers lists all open positions, with a form to apply.",
        },
        remove: {
          question: "How can I have my account closed?",
          answer:
            "Write to us from the e-mail of your account. Open jobs and payments are settled first; then we close it and tell you.",
        },
      },
    },
  },
  customTitle: "Your question is about something special?",
  customText:
    "For a service that is not in our list, send us a custom service request: describe what you need, and our team replies within 24 hours.",
  custom: "Send a custom service request",
  contactTitle: "Contact",
  phone: "Phone",
  email: "E-mail",
});
