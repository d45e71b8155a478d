import * as contract from "@hunarmand/contract/account";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { adminLogin } from "./admin-login.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";

export function accountRoutes(app: FastifyInstance): void {
  serve(app, contract.login, login);
  serve(app, contract.adminLogin, adminLogin);
  serve(app, contract.logout, logout);
}
