import * as contract from "@hunarmand/contract/providers";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { countHandymen } from "./count-handymen.ts";
import { createProvider } from "./create-provider.ts";
import { editUser } from "./edit-user.ts";

export function providersRoutes(app: FastifyInstance): void {
  serve(app, contract.createProvider, createProvider);
  serve(app, contract.addProvider, createProvider);
  serve(app, contract.editUser, editUser);
  serve(app, contract.countHandymen, countHandymen);
}
