import { noticeGroups } from "@hunarmand/api/notices/notice-kinds";
import type { FollowedJob } from "../../app/jobs/customer/followed-job.ts";
import { sendOrWait } from "../../app/shared/waiting-calls/send-or-wait.ts";
import { sendWaiting } from "../../app/shared/waiting-calls/send-waiting.ts";
import { lost, refusing } from "../faked-server.ts";
import { acceptedJob, jobId } from "../job-replies.ts";
import { cardTransaction, walletTransaction } from "../payment-replies.ts";
import { fakePush, serverKey } from "../push/fake-push.ts";
import { fill, press } from "../screen-person.ts";
import { customer, email, provider } from "../signed-in.ts";
import { fakeDatabases } from "../stores/fake-databases.ts";
import { doWithoutNetwork } from "../stores/waiting.ts";
import { followed } from "./customer-screens.ts";
import type { SpokenScreen, SpokenScreens } from "./spoken-screen.ts";

const sent = { body: { message: "We have sent a code to your phone.", ticket: "a-ticket" } };
const phoneLogin: SpokenScreen = {
  path: "/phonelogin",
  replies: { "send-login-code": sent, "login-code": refusing("name-missing") },
};
const askCode = async () => {
  await fill({ phoneNumber: "0335 5550123" });
  await press("Send code");
};
const enterCode = async () => {
  await askCode();
  await fill({ code: "123456" });
  await press("Continue");
};
const proposed: Partial<FollowedJob> = {
  ...{ status: "Accepted", salary: null, priceStatus: null, detailsSubmittedAt: null },
  ...{ proposedTime: "2036-05-02T10:00:00.000Z", nextSteps: ["proposeTime"] },
};
const list = { [`handyman-active-jobs/${email}`]: { body: [acceptedJob] }, "mark-arrival": lost };
const arrival = { kind: "arrival", subject: jobId, name: "H-10482", values: {} } as const;
const notices = {
  "notices/wishes": {
    body: {
      wishes: noticeGroups.map((group) => ({ group, channels: ["mail"], isOwn: false })),
      reach: { push: "missing", mail: "ready", whatsapp: "off", phone: "off" },
    },
  },
  "notices/push": { body: { publicKey: serverKey, devices: [], quietHours: null } },
};
const declined = { ...walletTransaction, Status: "declined", DeclineReason: "The picture is dark." };
const reference = "H-7K3M9-2QX4B";

export const everyoneScreens: SpokenScreens<"everyone"> = {
  "login-phone": phoneLogin,
  code: { ...phoneLogin, act: askCode },
  "new-number": { ...phoneLogin, act: enterCode },
  "time-asked": followed({ ...proposed, proposedBy: "provider" }),
  "wait-for-answer": [
    followed({ ...proposed, proposedBy: "customer" }),
    followed({ priceStatus: "disputed", offeredPrice: 1_200 }),
  ],
  kept: {
    ...{ path: "/activejobs", who: provider, replies: list, begin: () => void fakeDatabases() },
    act: () => doWithoutNetwork({ sendOrWait, sendWaiting }, [arrival]),
  },
  "push-refused": {
    ...{ path: "/notificationsettings", who: provider, replies: notices },
    begin: () => void fakePush({ permission: "denied" }),
  },
  "complaint-sent": {
    path: "/complains",
    replies: {
      "Complain/complaints": {
        status: 201,
        body: { message: "We have it.", reference, dueAt: "2036-03-03T08:00:00.000Z" },
      },
    },
    act: async () => {
      await fill({ fullName: "Ayesha", phone: "0335 5550123", complaint: "The tap drips again." });
      await press("Send complaint");
    },
  },
  money: [
    { path: "/payment", who: provider },
    { path: "/payment", who: customer },
  ],
  "pay-by-wallet": { path: "/walletpayments", who: customer },
  "pay-by-card": { path: "/creditcard", who: customer },
  "payment-pending": [
    followed({
      status: "Completed",
      priceStatus: "agreed",
      payment: { status: "pending", method: "wallet", claimed: null },
      nextSteps: [],
    }),
    {
      ...{ path: "/transactions", who: customer },
      replies: { "payment-history": { body: [{ ...cardTransaction, Status: "pending" }] } },
    },
  ],
  "payment-declined": {
    ...{ path: "/paymenthistory", who: customer },
    replies: { "wallet-payments": { body: [declined] } },
  },
};
