import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import fp from "fastify-plugin";

/**
 * Time limits for a client, counted separately from ours: 15 s for the head of a request, 30 s for all of it, 15 s of silence between two.
 * Node checks for late clients at intervals and gives a silent socket one second more than configured.
 */
const checkMilliseconds = 250;
const headMilliseconds = 14_500;
const requestMilliseconds = 29_500;
const idleMilliseconds = 14_000;
const silenceMilliseconds = 30_000;

/** Options for Fastify. Silence within a request may be longer: a stream of events is silent for 15 s between two heartbeats. */
export const deadlineOptions = {
  http: { headersTimeout: headMilliseconds, connectionsCheckingInterval: checkMilliseconds },
  requestTimeout: requestMilliseconds,
  connectionTimeout: silenceMilliseconds,
  keepAliveTimeout: idleMilliseconds,
};

/** A client that was refused early may send for this long, because it reads its response only afterwards. Then the connection is cut. */
const lingerMilliseconds = 5_000;
/** While the server stops: for a half-sent head, and for a body after its response. */
const stopLingerMilliseconds = 500;
/** The process has ten seconds to end. Closing the database and the queue needs some of them. */
const stopMilliseconds = 7_000;

/**
 * Node no longer watches a socket once its response is sent, even if the body still arrives, and stops checking for late clients while the
 * server closes. This plugin closes such sockets, so that no client can keep a socket or the process open.
 */
export const clientDeadlines = fp(async (app) => {
  /** Open sockets with their number of unanswered requests. */
  const sockets = new Map<Socket, number>();
  let isStopping = false;

  const linger = (request: IncomingMessage, socket: Socket): void => {
    const cut = () => {
      if (!request.complete) socket.destroy();
    };
    setTimeout(cut, isStopping ? stopLingerMilliseconds : lingerMilliseconds).unref();
  };
  const follow = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const change = (by: number) => {
      const count = sockets.get(socket);
      if (count !== undefined) sockets.set(socket, count + by);
    };
    change(1);
    response.once("close", () => {
      change(-1);
      if (!request.complete) linger(request, socket);
    });
  };
  const cutAll = (isToGo: (requests: number) => boolean): void => {
    for (const [socket, requests] of sockets) if (isToGo(requests)) socket.destroy();
  };

  app.server.on("connection", (socket: Socket) => {
    sockets.set(socket, 0);
    socket.once("close", () => sockets.delete(socket));
  });
  app.server.on("request", follow);

  // A client whose connection closes while it sends would lose the response with the reason.
  app.addHook("onSend", async (request, reply) => {
    if (!request.raw.complete) reply.removeHeader("connection");
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    setTimeout(() => cutAll((requests) => requests === 0), stopLingerMilliseconds).unref();
    setTimeout(() => cutAll(() => true), stopMilliseconds).unref();
  });
});
