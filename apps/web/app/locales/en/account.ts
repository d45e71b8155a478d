import { defineMessages } from "../../shared/messages.ts";

export const account = defineMessages("account", {
  login: {
    title: "Login",
    description: "Log in to Hunarmand with your e-mail or phone number.",
    mode: "Log in with",
    byEmail: "By e-mail",
    byPhone: "By phone",
    email: "Email",
    phone: "Phone Number",
    password: "Password",
    rememberMe: "Remember Me",
    forgotPassword: "Forgot Password?",
    submit: "Login",
    noAccount: "No account yet?",
    signUp: "Sign Up",
    incomplete: "Please enter email/phone and password",
    failed: "Login failed",
  },
});
