/** A route (docs/screens.md) with its heading, and the texts that the spec requires on its screen. */
export interface RouteRow {
  path: string;
  heading: string;
  /** Texts and names of buttons and links. */
  shows?: readonly string[];
}

/** Screens that need no login. */
export const publicScreens: readonly RouteRow[] = [
  {
    path: "/home",
    heading: "Welcome to Hunarmand",
    shows: [
      ...["Sign up", "Verification by our team", "Start earning"],
      ...["Steady work", "Flexible hours", "Transparent earnings", "Rewards"],
      ...["Become a Handyman", "Get Started Now"],
    ],
  },
  { path: "/login", heading: "Login", shows: ["Remember Me", "Forgot Password?", "Login", "Sign Up"] },
  {
    path: "/contact-us",
    heading: "Contact Us",
    shows: ["Phone", "Email", "Office", "Islamabad", "Rawalpindi", "Lahore", "Karachi"],
  },
  {
    path: "/about-us",
    heading: "About Us",
    shows: ["Our story", "Who we are", "Our mission", "CEO", "Director", "Manager"],
  },
  { path: "/signup", heading: "Signup Here!", shows: ["Sign Up"] },
  { path: "/subscription", heading: "Subscription" },
  { path: "/pending", heading: "Your account is pending verification" },
  {
    path: "/faqs",
    heading: "FAQs",
    shows: ["General", "Safety and Security", "Booking and Payment", "Quality and Accountability", "Miscellaneous"],
  },
  { path: "/support", heading: "Support", shows: ["Call us", "Email us", "Live chat", "Start chat"] },
  {
    path: "/termsconditions",
    heading: "Terms of Service",
    shows: ["Download PDF", "Definitions", "Acceptance"],
  },
  {
    path: "/careers",
    heading: "Careers",
    shows: [
      ...["Handyman", "Lahore / Karachi / Islamabad", "Customer Service Representative", "Remote", "Part-time"],
      ...["Marketing Specialist", "Karachi", "Full-time", "Send application"],
    ],
  },
  { path: "/forgetpassword", heading: "Forgot Password" },
  { path: "/success", heading: "You have signed up" },
  { path: "/installations", heading: "Installations" },
  { path: "/construction", heading: "Construction" },
  { path: "/repairer", heading: "Maintenance & Repairers" },
  { path: "/specialists", heading: "Specialists" },
  { path: "/domestic", heading: "Domestic Staff" },
  { path: "/jobs", heading: "A verified handyman at your door" },
  { path: "/providers", heading: "Our Handymen" },
  { path: "/admin-agents", heading: "Admin & Agents" },
  { path: "/complains", heading: "Complaints" },
];

/** Screens that need a login. */
export const signedInScreens: readonly RouteRow[] = [
  {
    path: "/contracts",
    heading: "Contract Info",
    shows: ["New Contract", "Active Contracts", "Requested Contracts", "Past Contracts", "Get Quote"],
  },
  {
    path: "/profile",
    heading: "Naveed Akhtar",
    shows: ["Account Settings", "Transactions", "Reviews", "Terms & Conditions", "Support"],
  },
  { path: "/profilepicture", heading: "Profile Picture", shows: ["Change Image", "Save Changes"] },
  {
    path: "/accountsettings",
    heading: "Account Settings",
    shows: ["Edit profile", "Change Password", "Sign out"],
  },
  {
    path: "/changepassword",
    heading: "Change Password",
    shows: ["Current Password", "New Password", "Confirm New Password"],
  },
  { path: "/editprofile", heading: "Edit Profile", shows: ["Father Name", "Akhtar Ali", "CNIC", "Skills"] },
  { path: "/paymentmethods", heading: "Payment Sources", shows: ["Add Credit/Debit Card"] },
  { path: "/reviews", heading: "My Reviews & Feedbacks" },
  { path: "/transactions", heading: "Transactions", shows: ["Card", "Wallet"] },
  {
    path: "/paymenthistory",
    heading: "Transaction History",
    shows: ["In", "Out", "Card Payments", "Wallet Payments", "Back"],
  },
  { path: "/payment-history", heading: "Transaction History" },
  {
    path: "/payment",
    heading: "Payments",
    shows: ["Due Payments", "Total Spent", "Transaction History", "Payment Method"],
  },
  {
    path: "/creditcard",
    heading: "Card Payment",
    shows: ["Amount (PKR)", "Name on Card", "Card Number", "Expiry MM/YY", "CVV", "Pay Now", "Cancel"],
  },
  {
    path: "/walletpayments",
    heading: "Wallet Payment",
    shows: ["Wallet", "Amount (PKR)", "Transaction ID", "Sender Name", "Sent Date", "Submit"],
  },
  { path: "/activejobs", heading: "Active Jobs" },
  { path: "/completedjobs", heading: "Completed Jobs" },
  { path: "/requestedjobs", heading: "Requested Jobs" },
];

/** Lists of jobs, which only verified providers may open. */
export const verifiedOnly = ["/activejobs", "/completedjobs", "/requestedjobs"];

/** Paths that need a login. Those with an id redirect before the id is checked. */
export const loginPaths: readonly string[] = [
  ...signedInScreens.map(({ path }) => path).filter((path) => path !== "/contracts"),
  ...["/acceptjob", "/acceptcustomerinfo", "/acceptarrival/1", "/acceptjobdetailssubmission/1", "/jobcompletion/1"],
];

export const headerLinks: Readonly<Record<string, string>> = {
  Dashboard: "/",
  "Hunarmand, to the home page": "/home",
  "About Us": "/about-us",
  Installations: "/installations",
  Construction: "/construction",
  "Maintenance & Repairers": "/repairer",
  Specialists: "/specialists",
  "Domestic Staff": "/domestic",
  "Terms & Conditions": "/termsconditions",
  FAQs: "/faqs",
  Support: "/support",
  Careers: "/careers",
  "Contact Us": "/contact-us",
};

export const footerPaths: readonly string[] = [
  ...["/home", "/jobs", "/providers", "/admin-agents", "/complains"],
  ...["/installations", "/repairer", "/specialists", "/domestic", "/construction"],
];
