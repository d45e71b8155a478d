import * as contract from "@hunarmand/contract/account";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { adminLogin } from "./admin-login.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getUserData } from "./get-user-data.ts";
import { googleLogin } from "./google-login.ts";
import { login } from "./login.ts";
import { loginEmail } from "./login-email.ts";
import { loginPhone } from "./login-phone.ts";
import { logout } from "./logout.ts";
import { renewSession } from "./renew-session.ts";
import { resetPassword } from "./reset-password.ts";
import { sendResetCode } from "./send-reset-code.ts";
import { verifyResetCode } from "./verify-reset-code.ts";

export function accountRoutes(app: FastifyInstance): void {
  serve(app, contract.login, login);
  serve(app, contract.loginEmail, loginEmail);
  serve(app, contract.loginPhone, loginPhone);
  serve(app, contract.googleLogin, googleLogin);
  serve(app, contract.adminLogin, adminLogin);
  serve(app, contract.renewSession, renewSession);
  serve(app, contract.logout, logout);
  serve(app, contract.changePassword, changePassword);
  serve(app, contract.sendResetCode, sendResetCode);
  serve(app, contract.verifyResetCode, verifyResetCode);
  serve(app, contract.resetPassword, resetPassword);
  serve(app, contract.forgotPassword, forgotPassword);
  serve(app, contract.getUserData, getUserData);
}
