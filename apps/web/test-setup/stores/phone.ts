import { enterAs, provider } from "../signed-in.ts";
import { fakeDatabases } from "./fake-databases.ts";
import { type JobServer, startJobServer } from "./job-server.ts";

/** A handyman's phone without any stored data, and the server that it calls. */
export function startPhone(): JobServer {
  fakeDatabases();
  enterAs(provider);
  return startJobServer();
}
