import * as api from "@hunarmand/api/notices/delivery";
import { traceMessages } from "@hunarmand/api/notices/traces";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import * as traces from "../traces/trace-messages.ts";
import { listOutbox } from "./list-outbox.ts";
import { streamEvents } from "./stream-events.ts";
import { whatsappRoutes } from "./whatsapp.routes.ts";

export function notificationsRoutes(app: FastifyInstance): void {
  serve(app, api.listOutbox, listOutbox);
  serve(app, traceMessages, traces.traceMessages);
  streamEvents(app);
  app.register(whatsappRoutes);
}
