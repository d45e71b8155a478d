import type { Visit } from "./every-look.ts";

export const visits = (screens: Readonly<Record<string, string>>): Visit[] =>
  Object.entries(screens).map(([path, shows]) => ({ path, shows }));

export const publicScreens = visits({
  "/home": "Welcome to Hunarmand",
  "/login": "Remember Me",
  "/phonelogin": "Continue with your phone",
  "/forgetpassword": "Send code",
  "/signup": "Signup Here!",
  "/success": "You have signed up",
  "/pending": "Your account is pending verification",
  "/office/login": "Office Login",
  "/office/invitation": "Welcome to the office",
  "/contact-us": "Send us a message",
  "/support": "Common questions",
  "/careers": "Application form",
  "/complains": "Make a complaint",
  "/about-us": "Our story",
  "/faqs": "What is Hunarmand?",
  "/subscription": "Subscription",
  "/admin-agents": "Our desks",
  "/providers": "kinds of work",
  // The handyman's skills, as their card lists them.
  "/providers?category=Installations": "AC Installation, Electrical Wiring",
  "/dispatch-rule": "Then the same area",
  "/termsconditions": "Terms of Service",
  "/installations": "PKR",
  "/construction": "PKR",
  "/repairer": "PKR",
  "/specialists": "PKR",
  "/domestic": "PKR",
  "/jobs": "A verified handyman at your door",
  "/jobs/new": "What needs to be done?",
  "/getquote": "Number of Handymen",
});

export const ownScreens = visits({
  "/home": "Welcome to Hunarmand",
  "/notices": "Notices",
  "/requestedjobs": "Plumbing Installation",
  "/activejobs": "View Location",
  "/completedjobs": "PKR 4,500",
  "/reviews": "My Reviews & Feedbacks",
  "/profile": "Take new jobs",
  "/profilepicture": "Save Changes",
  "/editprofile": "Akhtar Ali",
  "/contractform": "Agreement between Hunarmand and a handyman",
  "/accountsettings": "Change Password",
  "/changepassword": "Confirm New Password",
  "/payment": "Due Payments",
  "/paymentmethods": "Add Credit/Debit Card",
  "/creditcard": "Pay Now",
  "/walletpayments": "Picture of the receipt",
  "/paymenthistory": "PKR 900",
  "/payment-history": "PKR 900",
  "/transactions": "PKR 900",
  "/earnings": "Earnings",
  "/statement": "Money in and out",
  "/payoutaccount": "We owe you now",
  "/notificationsettings": "New jobs",
  "/signindetails": "Login details",
  "/yourdata": "Close my account",
  "/devices": "This device",
});

export const customerScreens = visits({
  "/addresses": "From your last jobs",
  "/editprofile": "Your addresses",
});

/** The screens of a provider without any work yet. */
export const emptyScreens = visits({
  "/requestedjobs": "No requested jobs found currently.",
  "/activejobs": "No active jobs assigned to you at the moment.",
  "/completedjobs": "No completed jobs found currently.",
  "/reviews": "No reviews found currently.",
  "/notices": "Notices",
  "/payment": "Pkr : 0.00",
  "/paymenthistory": "No wallet payments found.",
  "/transactions": "No card transactions found.",
  "/earnings": "No earnings in this period.",
  "/statement": "No activity on your account in this period.",
  "/payoutaccount": "Tell us where to send your money",
});

/** The screens of a provider with completed work. */
export const finishedScreens = visits({
  "/notices": "A new job for you",
  "/completedjobs": "PKR 4,500",
  "/reviews": "Came on time, worked cleanly and explained everything.",
});

export const contractScreens = visits({
  "/contracts": "One crew, one agreement",
  "/contracts?section=new": "Submit Proposal",
  "/contracts?section=active": "Active contracts retrieved successfully.",
  "/contracts?section=requested": "Requested contracts retrieved successfully.",
  "/contracts?section=past": "Past contracts retrieved successfully.",
  "/contracts?section=quote": "Get Quote",
});

export const deskScreens = visits({
  "/office": "What is waiting",
  "/office/providers": "CNIC",
  "/office/board": "Nobody yet",
  "/office/jobs": "Ayesha Siddiqui",
  "/office/jobs/new": "New job for a caller",
  "/office/cash": "Cash",
  "/office/ledger": "The books balance.",
  "/office/payments": "Payments",
  "/office/received-payments": "Received payments",
  "/office/payouts/missing-accounts": "No payout account",
  "/office/payouts/bank-file": "The bank's file",
  "/office/customers": "ayesha.siddiqui@example.pk",
  "/office/visits": "Visits",
  "/office/corrections": "Corrections",
  "/office/payouts": "Prepare a batch",
  "/office/reports": "In this time",
  "/office/exports?desk=/office/jobs": "Your regular exports",
  "/office/security": "Set up one-time codes",
  "/office/contracts": "Contracts",
  "/office/quotes": "Quotes",
  "/office/inquiries": "Inquiries",
  "/office/reviews": "Reviews",
  "/office/catalogue/cities": "Rawalpindi",
  "/office/catalogue/skills?parentId=1": "AC Installation",
  "/office/catalogue/aliases": "Searches without a result",
  "/office/notices": "Notices",
  "/office/outbox": "Outbox",
  "/office/outbox/why?search=ayesha.siddiqui@example.pk": "Why did a message not arrive?",
  "/office/templates": "Texts of notices",
  "/office/recordings": "Recorded sentences",
  "/office/staff": "office@example.pk",
  "/office/settings": "Job offers",
  "/office/audit": "settings.update",
  "/office/security-log": "Login with password",
  "/office/health": "Background work",
  "/office/integrations": "Keys for accounting",
});
