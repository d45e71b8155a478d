import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("./pages/to-home.screen.tsx", { id: "start" }),
  layout("./shared/layout/site.tsx", [
    route("home", "./pages/home.screen.tsx"),
    route("login", "./account/login.screen.tsx"),
    route("signup", "./providers/signup.screen.tsx"),
    route("success", "./providers/success.screen.tsx"),
    route("pending", "./providers/pending.screen.tsx"),
    route("office/login", "./office/office-login.screen.tsx"),
    route("contact-us", "./inquiries/contact-us.screen.tsx"),
    route("support", "./inquiries/support.screen.tsx"),
    route("careers", "./inquiries/careers.screen.tsx"),
    route("complains", "./inquiries/complains.screen.tsx"),
    route("about-us", "./pages/about-us.screen.tsx"),
    route("faqs", "./pages/faqs.screen.tsx"),
    route("subscription", "./pages/subscription.screen.tsx"),
    route("admin-agents", "./pages/admin-agents.screen.tsx"),
    route("providers", "./pages/providers.screen.tsx"),
    route("dispatch-rule", "./pages/dispatch-rule.screen.tsx"),
    route("termsconditions", "./terms/terms-conditions.screen.tsx"),
    // Has a login guard of its own, in the spec's words.
    route("contracts", "./contracts/contracts.screen.tsx"),
    route("jobs", "./customers/jobs.screen.tsx"),
    route("jobs/new", "./customers/post-job.screen.tsx"),
    layout("./shared/layout/signed-in.tsx", [
      // Screens that need a session stand here.
      route("requestedjobs", "./jobs/requested-jobs.screen.tsx"),
      route("acceptjob", "./jobs/accept-job.screen.tsx"),
      route("acceptcustomerinfo", "./jobs/accept-customer-info.screen.tsx"),
      // Without an id these lead back to the requests with the spec's error, not home like an unknown path.
      route("acceptarrival/:id?", "./jobs/accept-arrival.screen.tsx"),
      route("acceptjobdetailssubmission/:id?", "./jobs/accept-job-details-submission.screen.tsx"),
      route("jobcompletion/:id?", "./jobs/job-completion.screen.tsx"),
      route("activejobs", "./jobs/active-jobs.screen.tsx"),
      route("completedjobs", "./jobs/completed-jobs.screen.tsx"),
      route("reviews", "./reviews/reviews.screen.tsx"),
      route("jobs/:id", "./customers/job.screen.tsx"),
    ]),
  ]),
  layout("./office/office-layout.tsx", [
    route("office", "./office/office.screen.tsx"),
    route("office/providers", "./office/providers.screen.tsx", [route(":id", "./office/provider.screen.tsx")]),
    route("office/jobs", "./office/jobs.screen.tsx"),
    route("office/payments", "./office/payments.screen.tsx"),
    route("office/contracts", "./office/contracts.screen.tsx", [route(":id", "./office/contract.screen.tsx")]),
    route("office/quotes", "./office/quotes.screen.tsx"),
    route("office/inquiries", "./office/inquiries.screen.tsx"),
    route("office/outbox", "./office/outbox.screen.tsx"),
  ]),
  route("*", "./pages/to-home.screen.tsx", { id: "unknown" }),
] satisfies RouteConfig;
