import { randomUUID } from "node:crypto";
import { login } from "@hunarmand/api/account/account";
import type { Call } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { contactForm } from "../forms.ts";

/** A sender whom the call's access rule allows. */
export type Sender = "Provider" | "Customer" | "Owner";

export interface NamedCall {
  name: string;
  call: Call;
  request: object;
  sender: Sender;
}

const findSender = ({ access }: Call): Sender => {
  if (access === "public" || access === "signed-in") return "Owner";
  if (access.some((each) => each.endsWith("provider"))) return "Provider";
  return access.includes("customer") ? "Customer" : "Owner";
};

const someId = randomUUID();
/** Calls without a session; all others first read the caller from the database. */
const open: [string, Call, object][] = [
  ["login", login, { body: { identifier: "a@example.pk", password: "a long password" } }],
  ["createComplain", createComplain, { body: contactForm }],
];
const closed = Object.entries(calls).flatMap(([name, call]): [string, Call, object][] => {
  if (call.access === "public" || call.reply === "binary") return [];
  return [
    [name, call, { params: Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((key) => [key, someId])) }],
  ];
});

/** Each call that needs the database, with ids that do not exist. */
export const everyCall: NamedCall[] = [...open, ...closed].map(([name, call, request]) => ({
  name,
  call,
  request,
  sender: findSender(call),
}));
