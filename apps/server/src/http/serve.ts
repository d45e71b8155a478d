import type { Call, InputOf, ReplyOf } from "@hunarmand/api/call";
import type { Language } from "@hunarmand/texts/catalogue";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallerOf } from "../services/login/caller.ts";
import { describeDevice, type Origin } from "../services/security/origin.ts";
import type { Services } from "../services/services.ts";
import { replyIn } from "../values/replies.ts";
import { readLanguage } from "../values/texts.ts";
import { type BinaryReply, sendBinary } from "./replies/binary-reply.ts";
import { sendCachedReply } from "./replies/cached-reply.ts";
import type { Page } from "./replies/page.ts";
import { addressOf } from "./requests/address.ts";
import { readClaimedTime } from "./requests/claimed-time.ts";

/** The result of a use case: the reply, a page of a list with its next cursor, or a file's bytes. */
export type ResultOf<C extends Call> = C extends { reply: "binary" }
  ? BinaryReply
  : C extends { paged: true }
    ? Page<ReplyOf<C>>
    : ReplyOf<C>;

/**
 * A use case: one function per call, with the call's name. `address` is the caller's network address, for limits; `language` is the
 * reader's. `claimedAt` is when the caller's device says that it was done, for a call that waited on the device for a network.
 */
export type UseCase<C extends Call> = (
  services: Services,
  caller: CallerOf<C>,
  input: InputOf<C> & { address: string; language: Language; claimedAt?: Date | undefined },
) => Promise<ResultOf<C>>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call of the route. A route below /api without a call cannot be registered. */
    call?: Call;
    /** The body is signed by its sender, so the XSRF rule does not apply. */
    isSigned?: true;
  }
}

const isBinary = (call: Call, _result: unknown): _result is BinaryReply => call.reply === "binary";
const isPage = (call: Call, _result: unknown): _result is Page<unknown> => call.paged === true;

const originOf = (request: FastifyRequest): Origin => ({
  address: addressOf(request),
  ...describeDevice(request.headers["user-agent"]),
  requestId: request.id,
});

/**
 * Registers a use case as the route of its call. Method, path, schemas, access and limits come from the call. Only this function connects
 * Fastify with the api package.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, useCase: UseCase<NoInfer<C>>): void {
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    schema: {
      summary: call.summary,
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(call.reply === "binary" ? {} : { response: { [call.status ?? 200]: call.reply } }),
    },
    config: { call },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body, caller, uploads: files } = request;
      // Fastify has validated each part with the call's own schema.
      const input = { params, query, body, files } as unknown as InputOf<C>;
      const origin = originOf(request);
      const { address } = origin;
      const language = readLanguage(request.headers["accept-language"]);
      const claimedAt = readClaimedTime(request, app.services.clock);
      const given = { ...input, address, language, claimedAt };
      // A refusal has it in its body. It is the id of the call's log lines, events and messages.
      reply.header("x-request-id", request.id);
      const run = () => replyIn(language, () => useCase({ ...app.services, origin }, caller as CallerOf<C>, given));
      if (call.isRemembered) return sendCachedReply(request, reply, run);
      const result = await run();
      reply.code(call.status ?? 200);
      if (isBinary(call, result)) return sendBinary(reply, result);
      if (!isPage(call, result)) return result;
      if (result.nextCursor) reply.header("x-next-cursor", result.nextCursor);
      return result.reply;
    },
  });
}
