import * as channels from "@hunarmand/api/notices/channels";
import * as api from "@hunarmand/api/notices/notices";
import * as push from "@hunarmand/api/notices/push";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { getNoticeWishes, updateNoticeWishes } from "./channels/notice-wishes.ts";
import { listNotices } from "./list-notices.ts";
import { getPush, removePushDevice, subscribePush, updateQuietHours } from "./push/push-devices.ts";
import { countUnreadNotices, readAllNotices, readNotice } from "./read-notices.ts";
import { listTemplates } from "./templates/list-templates.ts";
import { updateTemplate } from "./templates/update-template.ts";

export function noticesRoutes(app: FastifyInstance): void {
  serve(app, api.listNotices, listNotices);
  serve(app, api.countUnreadNotices, countUnreadNotices);
  serve(app, api.readNotice, readNotice);
  serve(app, api.readAllNotices, readAllNotices);
  serve(app, channels.getNoticeWishes, getNoticeWishes);
  serve(app, channels.updateNoticeWishes, updateNoticeWishes);
  serve(app, push.getPush, getPush);
  serve(app, push.subscribePush, subscribePush);
  serve(app, push.removePushDevice, removePushDevice);
  serve(app, push.updateQuietHours, updateQuietHours);
  serve(app, api.listTemplates, listTemplates);
  serve(app, api.updateTemplate, updateTemplate);
}
