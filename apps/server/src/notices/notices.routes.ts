import * as channels from "@hunarmand/api/notices/channels";
import * as contract from "@hunarmand/api/notices/notices";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { getNoticeWishes, updateNoticeWishes } from "./channels/notice-wishes.ts";
import { countUnreadNotices } from "./count-unread-notices.ts";
import { listNotices } from "./list-notices.ts";
import { readAllNotices } from "./read-all-notices.ts";
import { readNotice } from "./read-notice.ts";
import { listTemplates } from "./templates/list-templates.ts";
import { updateTemplate } from "./templates/update-template.ts";

export function noticesRoutes(app: FastifyInstance): void {
  serve(app, contract.listNotices, listNotices);
  serve(app, contract.countUnreadNotices, countUnreadNotices);
  serve(app, contract.readNotice, readNotice);
  serve(app, contract.readAllNotices, readAllNotices);
  serve(app, channels.getNoticeWishes, getNoticeWishes);
  serve(app, channels.updateNoticeWishes, updateNoticeWishes);
  serve(app, contract.listTemplates, listTemplates);
  serve(app, contract.updateTemplate, updateTemplate);
}
