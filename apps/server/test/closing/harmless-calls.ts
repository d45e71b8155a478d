/** Reasons why a call with effects need not lock its sender's account. */
const opensSession = "opens a session at most, and none of a closed account is found";
const opensAccount = "makes another account";
const needsCode = "needs a code, and closing deletes those of the account";
const needsOpenJob = "a step of a job that is open or unpaid, and closing waits for its end";
const readsOnly = "reads";
const endsSomething = "ends or removes something that is theirs";
const isAnybodys = "is anybody's who knows the reference";
const isSigned = "is a gateway's, by its signature";

/** The other calls of customers, handymen and people without a session, each with its reason. */
export const harmlessCalls: Record<string, string> = {
  "account.adminLogin": opensSession,
  "account.googleLogin": opensSession,
  "account.login": opensSession,
  "account.loginEmail": opensSession,
  "account.loginPhone": opensSession,
  "account.loginByCode": opensSession,
  "account.sendPhoneLoginCode": opensSession,
  "account.forgotPassword": opensSession,
  "account.sendResetCode": opensSession,
  "account.verifyResetCode": needsCode,
  "account.resetPassword": needsCode,
  "account.resetByCode": needsCode,
  "account.confirmEmail": needsCode,
  "account.confirmPhone": needsCode,
  "account.claimAddress": needsCode,
  "account.endOwnSession": endsSomething,
  "account.endOtherSessions": endsSomething,
  "account.logout": endsSomething,
  "account.closeAccount": "locks the account itself",
  "account.exportOwnData": readsOnly,
  "customers.registerCustomer": opensAccount,
  "customers.signupCustomer": opensAccount,
  "providers.addProvider": opensAccount,
  "providers.createProvider": opensAccount,
  "customers.removeAddress": endsSomething,
  "inquiries.findComplaint": readsOnly,
  "inquiries.reopenComplaint": isAnybodys,
  "jobs.cancelJob": needsOpenJob,
  "jobs.updateWebjob": needsOpenJob,
  "jobs.agreePrice": needsOpenJob,
  "jobs.disputePrice": needsOpenJob,
  "jobs.correctPrice": needsOpenJob,
  "jobs.correctPin": needsOpenJob,
  "jobs.reportPin": needsOpenJob,
  "jobs.startByCode": needsOpenJob,
  "jobs.proposeTime": needsOpenJob,
  "jobs.agreeTime": needsOpenJob,
  "jobs.declineTime": needsOpenJob,
  "jobs.runLate": needsOpenJob,
  "jobs.giveBack": needsOpenJob,
  "jobs.markArrival": needsOpenJob,
  "jobs.updateJobDetails": needsOpenJob,
  "jobs.completeJob": needsOpenJob,
  "jobs.finishJob": needsOpenJob,
  "payments.declareCash": needsOpenJob,
  "jobs.rejectJob": "of an offer, and closing withdraws those",
  "jobs.removeAttachment": endsSomething,
  "lookups.findNearestPlace": readsOnly,
  "notices.readNotice": readsOnly,
  "notices.readAllNotices": readsOnly,
  "notices.noteWhatsappNews": isSigned,
  "payments.listCardTransactions": readsOnly,
  "payments.listWalletPayments": readsOnly,
  "payments.checkCardPayment": "of a payment under way, and closing waits for its end",
  "payments.settleCardPayment": isSigned,
  "providers.cancelVisit": endsSomething,
};
