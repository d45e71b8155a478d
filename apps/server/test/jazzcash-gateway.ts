import { createHmac } from "node:crypto";
import { type Answer, type Asked, startStandIn } from "./stand-in.ts";

const [merchantId, password, salt] = ["MC10487", "password of the merchant", "0F5DD14AE2"];

type Fields = Record<string, string>;

/** The hash of the guide, written independently of the portal's code. */
function hashOf(fields: Fields, key = salt): string {
  const names = Object.keys(fields).filter((name) => name !== "pp_SecureHash" && fields[name]);
  const text = names.toSorted().reduce((joined, name) => `${joined}&${fields[name]}`, key);
  return createHmac("sha256", key).update(text).digest("hex");
}

interface Paid {
  fields: Fields;
  code: string;
}

/** Starts a stand-in for JazzCash, after its integration guide: the form's hash, status inquiry, refunds, and the browser's return. */
export async function startJazzcash() {
  const transactions = new Map<string, Paid>();
  const refunds: { reference: string; amount: number }[] = [];

  function inquire(fields: Fields): Answer {
    const known = transactions.get(fields.pp_TxnRefNo ?? "");
    if (!known)
      return { status: 200, json: { pp_ResponseCode: "109", pp_ResponseMessage: "Transaction does not exist" } };
    const isRefunded = refunds.some(({ reference }) => reference === fields.pp_TxnRefNo);
    const code = isRefunded ? "131" : known.code;
    const status = code === "157" ? "Pending" : code === "000" ? "Completed" : "Failed";
    return { status: 200, json: { pp_ResponseCode: "000", pp_PaymentResponseCode: code, pp_Status: status } };
  }

  function refund(fields: Fields): Answer {
    const reference = fields.pp_TxnRefNo ?? "";
    const isKnown = transactions.get(reference)?.code === "000";
    if (!isKnown) return { status: 200, json: { responseCode: "132", responseMessage: "cannot be refunded" } };
    refunds.push({ reference, amount: Number(fields.pp_Amount) });
    return { status: 200, json: { responseCode: "000", responseMessage: "refunded" } };
  }

  function reply({ path, body }: Asked): Answer {
    const isRefund = path === "/ApplicationAPI/API/authorize/Refund";
    const fields = (isRefund ? body.RefundRequest : body) as Fields;
    const isSecure = fields.pp_SecureHash?.toLowerCase() === hashOf(fields) && fields.pp_Password === password;
    if (!isSecure) return { status: 200, json: { pp_ResponseCode: "115", responseCode: "115" } };
    return isRefund ? refund(fields) : inquire(fields);
  }

  const standIn = await startStandIn(reply);
  return Object.assign(standIn, {
    url: `jazzcash://${merchantId}:${encodeURIComponent(password)}@${standIn.host}?secret=${salt}`,
    transactions,
    refunds,
    hashOf,
    /** Posts the form as the payer's browser, and ends the page with this code. */
    end(fields: Fields, code: string): void {
      if (fields.pp_SecureHash?.toLowerCase() !== hashOf(fields)) throw new Error("115 Invalid hash received.");
      transactions.set(fields.pp_TxnRefNo ?? "", { fields, code });
    },
    /** The fields that the browser then posts to the portal. */
    bring(fields: Fields, code: string, changes: { amount?: string; key?: string } = {}): string {
      const { pp_TxnRefNo = "", pp_Amount = "", ppmpf_1 = "" } = fields;
      const brought: Fields = {
        ...{ pp_Version: "2.0", pp_TxnType: "MPAY", pp_MerchantID: merchantId, pp_TxnRefNo, ppmpf_1 },
        ...{ pp_Amount: changes.amount ?? pp_Amount, pp_ResponseCode: code, pp_ResponseMessage: "Thank you & bye" },
        pp_BankID: "",
      };
      return new URLSearchParams({ ...brought, pp_SecureHash: hashOf(brought, changes.key) }).toString();
    },
  });
}
