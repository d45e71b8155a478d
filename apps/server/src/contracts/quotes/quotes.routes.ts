import * as api from "@hunarmand/api/contracts/quotes";
import * as namedHandymen from "@hunarmand/api/contracts/quotes/named-handymen";
import * as officeAnswer from "@hunarmand/api/contracts/quotes/office-answer";
import * as ownAnswers from "@hunarmand/api/contracts/quotes/own-answers";
import * as request from "@hunarmand/api/contracts/quotes/request";
import * as exports from "@hunarmand/api/reports/exports";
import type { FastifyInstance } from "fastify";
import { exportOf } from "../../domain/audit/export-list.ts";
import { serve } from "../../http/serve.ts";
import { answerQuote } from "./answer-quote.ts";
import { acceptQuote, declineQuote } from "./decide-on-quote.ts";
import { getQuote } from "./get-quote.ts";
import { listMyQuotes } from "./list-my-quotes.ts";
import { listQuotes } from "./list-quotes.ts";
import { listQuoteCandidates } from "./named/list-quote-candidates.ts";
import { requestQuote } from "./request-quote.ts";

export function quotesRoutes(app: FastifyInstance): void {
  serve(app, request.requestQuote, requestQuote);
  serve(app, api.listMyQuotes, listMyQuotes);
  serve(app, api.getQuote, getQuote);
  serve(app, ownAnswers.acceptQuote, acceptQuote);
  serve(app, ownAnswers.declineQuote, declineQuote);
  serve(app, api.listQuotes, listQuotes);
  serve(app, exports.exportQuotes, exportOf("quotes", api.listQuotes, listQuotes));
  serve(app, officeAnswer.answerQuote, answerQuote);
  serve(app, namedHandymen.listQuoteCandidates, listQuoteCandidates);
}
