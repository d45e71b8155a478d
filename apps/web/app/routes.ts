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
    layout("./shared/layout/signed-in.tsx", [
      // Screens that need a session stand here.
      route("office", "./office/office.screen.tsx"),
    ]),
  ]),
  route("*", "./pages/to-home.screen.tsx", { id: "unknown" }),
] satisfies RouteConfig;
