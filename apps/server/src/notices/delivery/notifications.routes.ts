import * as api from "@hunarmand/api/notices/delivery";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve.ts";
import { listOutbox } from "./list-outbox.ts";
import { streamEvents } from "./stream-events.ts";
import { whatsappRoutes } from "./whatsapp.routes.ts";

export function notificationsRoutes(app: FastifyInstance): void {
  serve(app, api.listOutbox, listOutbox);
  streamEvents(app);
  app.register(whatsappRoutes);
}
