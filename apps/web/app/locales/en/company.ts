import { defineMessages } from "../../shared/texts/messages.ts";

/** Who we are, how to reach an agent, who works here, and how jobs are shared out. */
export const company = defineMessages("company", {
  about: {
    title: "About Us",
    description:
      "Hunarmand brings verified handymen of Islamabad and Rawalpindi and the people who need them together, at clear prices.",
    heroText: "Good hands are everywhere in our cities. We make sure that work and trust find them.",
    storyTitle: "Our story",
    story: {
      start:
        "Every family in Islamabad and Rawalpindi knows the search: a cousin's electrician, a number on a wall, a promise for tomorrow. And every skilled man at the labour chowk knows the other side of it: a morning of waiting, a price argued down, a job that was somebody else's luck.",
      change:
        "Hunarmand began with a register. We asked handymen to come to our office with their CNIC, looked at their work, and wrote down what each of them can do and where. When somebody called, we could send the right person instead of the nearest one. The portal does the same, only faster, and for everybody to see.",
    },
    whoTitle: "Who we are",
    who: "A team of dispatchers, verifiers and accounts people in Blue Area, and the handymen who work through us: installers, builders, repairers, specialists and domestic staff. They are not a number to us. Each has sat across from us at a table before the first job.",
    missionTitle: "Our mission",
    mission:
      "Steady, fairly paid work for every skilled hand, and a person at the door whom a family can trust, with the price written down.",
    leadersTitle: "Who leads the company",
    roles: { CEO: "CEO", Director: "Director", Manager: "Manager" },
    leaders: {
      CEO: "Answers for the company as a whole, and reads every appeal against a decision of the office.",
      Director: "Looks after verification, training and the standards of each trade.",
      Manager: "Runs the office day by day: dispatch, support and payments.",
    },
    rule: "How jobs are shared out",
    contracts: "Crews for builders and offices",
    join: "Become a Handyman",
  },
  subscription: {
    title: "Subscription",
    text: "There are no subscriptions at present. Signing up and receiving jobs is free.",
    home: "To the home page",
  },
  agents: {
    title: "Admin & Agents",
    description: "How to reach an agent of Hunarmand's office, and the login for office staff.",
    heroText: "An agent is a person at our office who can look at your case and decide. Here is who does what.",
    desksTitle: "Our desks",
    desks: {
      verification: {
        title: "Verification",
        text: "Checks CNIC and skills, and tells you what is missing. Please come in person, with your original CNIC.",
      },
      dispatch: {
        title: "Jobs and contracts",
        text: "Finds a handyman when nobody has accepted, moves a job, and answers contract proposals and quotes.",
      },
      finance: {
        title: "Payments",
        text: "Compares wallet proofs, corrects a payment and explains every line of your history.",
      },
      support: {
        title: "Support",
        text: "Takes complaints, appeals and everything that fits nowhere else, with an answer within 24 hours.",
      },
    },
    reachTitle: "How to reach an agent",
    urgent: "Urgent calls: 24/7.",
    call: "Call the office",
    whatsapp: "Write on WhatsApp",
    write: "Write a message",
    appealTitle: "You do not agree with a decision?",
    appeal:
      "Every decision of the office carries its reason. If you think it is wrong, make a complaint: somebody who did not take the decision looks at it again.",
    complain: "Make a complaint",
    staffTitle: "Office staff",
    staff: "Logins are made by the owner of the office. Nobody from Hunarmand ever asks for your password.",
    login: "Office login",
  },
  directory: {
    title: "Our Handymen",
    description: "What the verified handymen of Hunarmand can do, and how each of them was checked.",
    heroText:
      "Every handyman on this portal has been to our office. We show what they can do and where they work; their numbers stay with us.",
    tradesTitle: "What they can do",
    trades: {
      installations:
        "Air conditioners, wiring, plumbing, geysers, solar systems, UPS and generators, CCTV, fans and lights, appliances.",
      construction:
        "Masonry, plaster, tiles and marble, painting, carpentry, shuttering, false ceilings, welding, aluminium, waterproofing.",
      repairer:
        "Air conditioners, wiring, pipes, refrigerators, washing machines, geysers, inverters, generators, pumps, computers, doors.",
      specialists:
        "Pest control, deep cleaning, water tanks, boring and filtration, leak detection, interior design, moving, locksmiths.",
      domestic:
        "Housekeeping, cooking, driving, childcare, care for the elderly, home nursing, gardening, guards, help at events.",
    },
    kinds: (kinds: number) => `${kinds} kinds of work`,
    see: (category: string) => `See ${category}`,
    promiseTitle: "What verified means",
    promise: {
      cnic: {
        title: "We have seen the CNIC",
        text: "The original, in our office, beside the person it belongs to. A copy is kept encrypted.",
      },
      skill: {
        title: "We have asked about the trade",
        text: "Somebody who knows the trade talks to each applicant. Certificates and past work count.",
      },
      ratings: {
        title: "Every job is rated",
        text: "The customer's rating stays with the handyman. A review that turns out to be false is struck out by the office.",
      },
      suspension: {
        title: "A complaint has effects",
        text: "The office suspends whoever breaks the rules. Nobody who is suspended is offered a job, and the reason is told.",
      },
    },
    privacyTitle: "Why there are first names only",
    privacy:
      "Full names, pictures and phone numbers of handymen are shown to the customer whose job they have accepted, and to nobody else. It keeps them from being called at night, and you from being sold to.",
    post: "Post a job",
    join: "Become a Handyman",
  },
  dispatch: {
    title: "How jobs are offered",
    description:
      "The rule by which Hunarmand offers jobs to handymen: area, open jobs, rating, and who has waited longest.",
    heroText: "The same rule for everybody, written down. Nobody can buy a place in it.",
    whoTitle: "Who is asked",
    who: "A new job goes to several handymen at once: verified, available, with the skill it needs, in the city where it is. The first who accepts has it. When all of them have declined, or the time is up, the next ones are asked. When nobody is left, our office looks for somebody by hand.",
    roundSize: "Handymen asked at once, at most",
    minutes: "Minutes until the next are asked",
    fee: "Platform fee of each job",
    percent: (percent: string) => `${percent} %`,
    orderTitle: "In which order",
    order: {
      area: {
        title: "Same area first",
        text: "Whoever works in the area of the job comes before the rest of the city.",
      },
      open: { title: "Then fewer open jobs", text: "Work is shared: whoever has less in hand is asked earlier." },
      rating: { title: "Then the rating", text: "The average of what customers have given, over all completed jobs." },
      idle: {
        title: "Then who has waited longest",
        text: "If all else is equal, the one whose last job lies furthest back.",
      },
    },
    neverTitle: "What never counts",
    never:
      "Declining a job never lowers anyone's rank, however often. Neither do age, gender, language or the day of signing up, and no payment changes the order.",
    fairTitle: "You think you were passed over?",
    fair: "Ask us: the office can see for each job who was offered it, and when. You get an answer within 24 hours.",
    ask: "Ask the office",
  },
});
