import * as identity from "@hunarmand/api/account/identity";
import * as ownData from "@hunarmand/api/account/own-data";
import * as passwords from "@hunarmand/api/account/passwords";
import * as contracts from "@hunarmand/api/contracts/contracts";
import { acceptQuote, declineQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import * as addresses from "@hunarmand/api/customers/addresses";
import * as customers from "@hunarmand/api/customers/customers";
import * as inquiries from "@hunarmand/api/inquiries/inquiries";
import { reportProblem } from "@hunarmand/api/inquiries/problems";
import { addAttachment } from "@hunarmand/api/jobs/attachments";
import { createJob } from "@hunarmand/api/jobs/customer";
import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { updateNoticeWishes } from "@hunarmand/api/notices/channels";
import { subscribePush, updateQuietHours } from "@hunarmand/api/notices/push";
import { startCardPayment } from "@hunarmand/api/payments/card-page";
import * as payer from "@hunarmand/api/payments/payer";
import { updatePayoutAccount } from "@hunarmand/api/payouts/payouts";
import * as documents from "@hunarmand/api/providers/documents";
import * as providers from "@hunarmand/api/providers/providers";
import { bookVisit, getOwnVisit } from "@hunarmand/api/providers/visits";
import { complaintForm, contactForm, jobForm, proposalForm, quoteForm } from "../forms.ts";
import { makeForm, makePicture } from "../make-image.ts";
import { makeSubscription } from "../push-service.ts";
import { type Attempt, attempt, password, type Scene } from "./closed-account-scene.ts";

const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123" };
const address = { label: "Home", city: "Islamabad", area: "G-9", address: "House 12" };
const writer = { fullName: "Ayesha", email: "ayesha@example.pk", phone: "03031234567" };

type MakeAttempt = (scene: Scene) => Attempt | Promise<Attempt>;

const makeOfCustomer: Record<string, MakeAttempt> = {
  "contracts.proposeContract": ({ customer }) => attempt(customer, contracts.proposeContract, { body: proposalForm }),
  "contracts.withdrawContract": async ({ customer, portal }) => {
    const { body } = await portal.as(customer).call(contracts.proposeContract, { body: proposalForm });
    return attempt(customer, contracts.withdrawContract, { params: { id: body.id } });
  },
  "contracts.requestQuote": ({ customer }) => attempt(customer, requestQuote, { body: quoteForm }),
  "contracts.acceptQuote": async ({ customer, makeQuote }) =>
    attempt(customer, acceptQuote, { params: { id: await makeQuote() }, body: { amount: 5_000, note: null } }),
  "contracts.declineQuote": async ({ customer, makeQuote }) =>
    attempt(customer, declineQuote, { params: { id: await makeQuote() }, body: { amount: 5_000, note: null } }),
  "customers.updateCustomer": ({ customer }) =>
    attempt(customer, customers.updateCustomer, { body: { city: "Lahore" } }),
  "customers.addAddress": ({ customer }) => attempt(customer, addresses.addAddress, { body: address }),
  "customers.updateAddress": async ({ customer, portal }) => {
    const { body } = await portal.as(customer).call(addresses.addAddress, { body: address });
    return attempt(customer, addresses.updateAddress, { params: { id: body.id }, body: { ...address, label: "Work" } });
  },
  "inquiries.createComplain": ({ customer }) => attempt(customer, inquiries.createComplain, { body: contactForm }),
  "inquiries.submitComplaint": ({ customer }) => attempt(customer, inquiries.submitComplaint, { body: complaintForm }),
  "inquiries.requestSupport": ({ customer }) =>
    attempt(customer, inquiries.requestSupport, { body: { ...writer, message: "Please call." } }),
  "inquiries.applyForCareer": ({ customer }) =>
    attempt(customer, inquiries.applyForCareer, {
      body: { ...writer, position: inquiries.positions[0], coverText: "I can do it." },
    }),
  "inquiries.reportProblem": async ({ customer, makeJobThat }) =>
    attempt(customer, reportProblem, { params: { id: await makeJobThat("Completed") }, body: { words: "It drips." } }),
  "jobs.createJob": ({ customer }) => attempt(customer, createJob, { body: jobForm }),
  "jobs.confirmJob": async ({ customer, makeJobThat }) =>
    attempt(customer, confirmJob, {
      params: { id: await makeJobThat("Completed") },
      body: { rating: 5, feedback: "Good" },
    }),
  "jobs.addAttachment": async ({ customer, makeJobThat }) => {
    const body = makeForm({ kind: "picture", file: await makePicture() });
    return attempt(customer, addAttachment, { params: { id: await makeJobThat("Requested") }, body });
  },
};

const payByBoth: Record<string, MakeAttempt> = {
  "payments.addCard": ({ customer }) => attempt(customer, payer.addCard, { body: { ...card, email: customer.email } }),
  "payments.performTransaction": ({ customer }) =>
    attempt(customer, payer.performTransaction, { body: { ...card, amount: 500, email: customer.email } }),
  "payments.startCardPayment": ({ portal, customer }) => {
    const openPage = async () =>
      ({ kind: "opened", page: { url: "https://pay.test" }, gatewayReference: null }) as never;
    portal.services.cards = { ...portal.services.cards, entry: "page", openPage };
    return attempt(customer, startCardPayment, { body: { amount: 500 } });
  },
  "payments.submitWalletPayment": async ({ customer }) =>
    attempt(customer, payer.submitWalletPayment, {
      body: makeForm({
        ...{ walletType: "jazzcash", amount: "150", transactionId: `TX-${crypto.randomUUID().slice(0, 8)}` },
        ...{ senderName: "Ayesha", sentDate: "2026-03-01", email: customer.email },
        transactionImage: await makePicture(),
      }),
    }),
};

const makeOfProvider: Record<string, MakeAttempt> = {
  "jobs.acceptJob": async ({ provider, makeJobThat }) =>
    attempt(provider, acceptJob, { body: { Id: await makeJobThat("Requested") } }),
  "payouts.updatePayoutAccount": ({ provider }) =>
    attempt(provider, updatePayoutAccount, {
      body: { kind: "easypaisa", holderName: "Ali", number: "03451234567", currentPassword: password },
    }),
  "providers.setAvailability": ({ provider }) =>
    attempt(provider, providers.setAvailability, { body: { available: false } }),
  "providers.updateProvider": ({ provider }) =>
    attempt(provider, providers.updateProvider, {
      params: { phoneNumber: provider.phone },
      body: { Qualification: "Intermediate" } as never,
    }),
  "providers.uploadCnicFront": async ({ provider: { id, ...who } }) =>
    attempt({ id, ...who }, documents.uploadCnicFront, {
      params: { id },
      body: makeForm({ cnicFront: await makePicture() }),
    }),
  "providers.uploadCnicBack": async ({ provider: { id, ...who } }) =>
    attempt({ id, ...who }, documents.uploadCnicBack, {
      params: { id },
      body: makeForm({ cnicBack: await makePicture() }),
    }),
  "providers.uploadContractPaper": async ({ provider: { id, ...who } }) =>
    attempt({ id, ...who }, documents.uploadContractPaper, {
      params: { id },
      body: makeForm({ contractPaperImage: await makePicture() }),
    }),
  "providers.uploadFiles": async ({ provider }) =>
    attempt(provider, documents.uploadFiles, { body: makeForm({ File: await makePicture() }) }),
  "providers.uploadProfile": async ({ provider }) =>
    attempt(provider, documents.uploadProfile, {
      body: makeForm({ File: await makePicture(), Email: provider.email }),
    }),
  "providers.bookVisit": async ({ portal, provider, apply }) => {
    await apply();
    const { body } = await portal.as(provider).call(getOwnVisit, {});
    return attempt(provider, bookVisit, { body: { startsAt: body.slots[0] ?? "" } });
  },
};

const makeOfBoth: Record<string, MakeAttempt> = {
  "account.changePassword": ({ customer }) =>
    attempt(customer, passwords.changePassword, {
      body: { email: customer.email, currentPassword: password, newPassword: "another good password" },
    }),
  "account.sendEmailCode": ({ customer }) => attempt(customer, identity.sendEmailCode, {}),
  "account.sendPhoneCode": ({ customer }) => attempt(customer, identity.sendPhoneCode, {}),
  "account.sendOwnerCode": ({ customer }) => attempt(customer, ownData.sendOwnerCode, {}),
  "notices.subscribePush": ({ customer }) => attempt(customer, subscribePush, { body: makeSubscription() }),
  "notices.updateQuietHours": ({ customer }) => attempt(customer, updateQuietHours, { body: { quietHours: null } }),
  "notices.updateNoticeWishes": ({ customer }) =>
    attempt(customer, updateNoticeWishes, { body: { wishes: [{ group: "money", channels: ["mail"] }] } }),
};

/** Every call that creates or changes something for its sender, with a request that succeeds while their account is open. */
export const heldCalls = { ...makeOfCustomer, ...payByBoth, ...makeOfProvider, ...makeOfBoth };
