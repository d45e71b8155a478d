import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import fp from "fastify-plugin";

/**
 * How long a client may take, counted at its own end: 15 s for the head of a request, 30 s for all of it, 15 s of silence between
 * two. Node looks for late ones only now and then, and gives a silent socket a second more than configured.
 */
const lookMilliseconds = 250;
const headMilliseconds = 14_500;
const requestMilliseconds = 29_500;
const idleMilliseconds = 14_000;
const silenceMilliseconds = 30_000;

/** For Fastify. Silence within a request is longer: a stream of events is silent for 15 s between two heartbeats. */
export const deadlineOptions = {
  http: { headersTimeout: headMilliseconds, connectionsCheckingInterval: lookMilliseconds },
  requestTimeout: requestMilliseconds,
  connectionTimeout: silenceMilliseconds,
  keepAliveTimeout: idleMilliseconds,
};

/** So long who was refused early may go on sending before the connection is cut: a client reads its response only afterwards. */
const lingerMilliseconds = 5_000;
/** While the server stops: for a head that is half sent, and for a body after its response. */
const stopLingerMilliseconds = 500;
/** The process has ten seconds to end in; what comes after the requests needs some of them. */
const stopMilliseconds = 7_000;

/**
 * Node forgets a socket once its response is sent, even when the rest of the body still trickles in, and looks for late
 * clients no more once the server stops. Both are seen to here, so that no client keeps a socket, or the process, for ever.
 */
export const clientDeadlines = fp(async (app) => {
  /** Every open socket, with the number of its requests that have no response yet. */
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

  // Closed in the middle of what it sends, a client would lose the response that says why it was refused.
  app.addHook("onSend", async (request, reply) => {
    if (!request.raw.complete) reply.removeHeader("connection");
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    setTimeout(() => cutAll((requests) => requests === 0), stopLingerMilliseconds).unref();
    setTimeout(() => cutAll(() => true), stopMilliseconds).unref();
  });
});
