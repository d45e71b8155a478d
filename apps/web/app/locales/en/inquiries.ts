import { defineMessages } from "../../shared/texts/messages.ts";

/** Forms to the office: contact, support, careers. */
export const inquiries = defineMessages("inquiries", {
  fields: {
    firstName: "First Name",
    lastName: "Last Name",
    fullName: "Full Name",
    email: "Email",
    phone: "Phone Number",
  },
  contact: {
    title: "Contact Us",
    description:
      "Call, write or visit Hunarmand's office in Islamabad: 24/7 helpline, and a written answer within 24 hours.",
    heroText: "A question, a large job or something that went wrong: tell us, and a person from our office answers.",
    waysTitle: "Reach us directly",
    phone: { title: "Phone", text: "Our helpline is open 24/7." },
    email: { title: "E-mail", text: "We answer within 24 hours." },
    office: { title: "Office" },
    openMap: "See the map",
    supportTitle: "Customer support",
    supportText:
      "Our 24/7 helpline takes urgent calls at any hour: a burst pipe, a handyman who has not come, a question about a payment. What you write here gets a response within 24 hours.",
    areasTitle: "Service areas",
    areasText:
      "Handymen work in Islamabad and Rawalpindi today. Contract crews and quotes reach Lahore and Karachi too.",
    areas: { islamabad: "Islamabad", rawalpindi: "Rawalpindi", lahore: "Lahore", karachi: "Karachi" },
    formTitle: "Send us a message",
    subject: "Subject (optional)",
    inquiry: "Your message",
    inquiryHint: "What is it about, and where? The more we know, the better our first answer.",
    submit: "Send message",
    incomplete: "Please fill all required fields",
    doneTitle: "Submitted!",
    done: "Your inquiry has been submitted successfully.",
    failed: "Something went wrong while submitting your inquiry. Please try again.",
    placeTitle: "Where to find us",
  },
  support: {
    title: "Support",
    description: "Call, e-mail or chat with Hunarmand's support, read the short answers, or send a request.",
    heroText: "Something does not work, or you are not sure what to do next? We help handymen and customers alike.",
    waysTitle: "Talk to us",
    call: { title: "Call us" },
    email: { title: "E-mail us", text: "We reply within 24 hours." },
    chat: { title: "Live chat", text: "9am to 9pm, every day." },
    startChat: "Start chat",
    questionsTitle: "Asked most often",
    questions: {
      verification: {
        question: "How long does my verification take?",
        answer:
          "It happens while you are at our office: bring your original CNIC and a recent picture. If something is missing, we tell you what it is and why.",
      },
      payment: {
        question: "A payment does not show in my history. What now?",
        answer:
          "Card payments show at once. Wallet payments show as pending until our finance desk has compared your proof with the wallet. If it stays pending, send us the transaction ID.",
      },
      password: {
        question: "I have forgotten my password.",
        answer:
          "Choose Forgot Password on the login page. You get a code by e-mail that holds for ten minutes. If your e-mail has changed, call us and have your CNIC at hand.",
      },
    },
    moreQuestions: "All questions and answers",
    formTitle: "Send a support request",
    message: "How can we help?",
    submit: "Send request",
    doneTitle: "Request Submitted",
    done: "Thank you for contacting us!",
    failed: "Failed to submit your request. Please try again later.",
  },
  careers: {
    title: "Careers",
    description: "Three openings at Hunarmand: handymen, customer service and marketing. Apply in five minutes.",
    heroText: "We are a small team that sends skilled people to good work. Three places are open.",
    openingsTitle: "Open positions",
    openings: {
      handyman: {
        title: "Handyman",
        place: "Lahore / Karachi / Islamabad",
        kind: "Full-time",
        text: "You repair and install in homes and offices, alone or in a crew: electrical work, plumbing, carpentry or air conditioning. Two years of experience in one trade, a CNIC, and a polite manner with customers.",
      },
      csr: {
        title: "Customer Service Representative",
        place: "Remote",
        kind: "Part-time",
        text: "You answer calls and messages in Urdu and English, keep handymen and customers informed, and see a complaint through to its end. You need a quiet room, a stable connection and patience.",
      },
      marketing: {
        title: "Marketing Specialist",
        place: "Karachi",
        kind: "Full-time",
        text: "You make the portal known in Karachi: with building societies, hardware markets and trade associations, and on the phone screens of their members. Three years in marketing, with results you can show.",
      },
    },
    apply: "Apply for this position",
    contactTitle: "Questions before you apply?",
    contactText:
      "Our HR desk answers calls during office hours. Please name the position in the subject of your e-mail.",
    formTitle: "Application form",
    formText: "No attachment is needed now. If we want to meet you, we ask for your papers then.",
    position: "Position",
    choose: "Choose…",
    positions: {
      handyman: "Handyman",
      csr: "Customer Service Representative",
      marketing: "Marketing Specialist",
      other: "Other",
    },
    cover: "Why you?",
    coverHint: "Your trade or profession, your experience, and when you could start.",
    submit: "Send application",
    required: "This field is required.",
    doneTitle: "Application received",
    done: (name: string) =>
      `Thank you, ${name}. Your application has reached our office. You hear from us within 24 hours.`,
    failed: "Your application could not be sent. Please try again.",
  },
});
