import * as keys from "@hunarmand/api/integrations/api-keys";
import * as webhooks from "@hunarmand/api/integrations/webhooks";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "./keys/api-keys.ts";
import { createWebhook } from "./webhooks/create-webhook.ts";
import { listWebhookDeliveries, listWebhooks } from "./webhooks/list-webhooks.ts";
import { removeWebhook, testWebhook } from "./webhooks/webhooks.ts";

export function integrationsRoutes(app: FastifyInstance): void {
  serve(app, webhooks.listWebhooks, listWebhooks);
  serve(app, webhooks.createWebhook, createWebhook);
  serve(app, webhooks.testWebhook, testWebhook);
  serve(app, webhooks.removeWebhook, removeWebhook);
  serve(app, webhooks.listWebhookDeliveries, listWebhookDeliveries);
  serve(app, keys.listApiKeys, listApiKeys);
  serve(app, keys.createApiKey, createApiKey);
  serve(app, keys.revokeApiKey, revokeApiKey);
}
