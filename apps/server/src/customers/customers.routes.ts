import * as addresses from "@hunarmand/api/customers/addresses";
import * as api from "@hunarmand/api/customers/customers";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { addAddress } from "./addresses/add-address.ts";
import { listAddresses } from "./addresses/list-addresses.ts";
import { removeAddress } from "./addresses/remove-address.ts";
import { updateAddress } from "./addresses/update-address.ts";
import { signupCustomer } from "./signup-customer.ts";
import { updateCustomer } from "./update-customer.ts";

export function customersRoutes(app: FastifyInstance): void {
  serve(app, api.signupCustomer, signupCustomer);
  serve(app, api.registerCustomer, signupCustomer);
  serve(app, api.updateCustomer, updateCustomer);
  serve(app, addresses.listAddresses, listAddresses);
  serve(app, addresses.addAddress, addAddress);
  serve(app, addresses.updateAddress, updateAddress);
  serve(app, addresses.removeAddress, removeAddress);
}
