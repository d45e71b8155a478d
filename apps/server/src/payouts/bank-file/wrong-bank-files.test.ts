import { readBankFile } from "@hunarmand/api/payouts/bank-file";
import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { bankHeadings, makeBankForm, makePaidBatch } from "../../../test/make-bank-file.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const id = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const other = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a12";
const good = `${id},1500,Paid,,FT1`;

let finance: ReturnType<typeof portal.as>;
beforeEach(async () => {
  finance = portal.as(await makeStaff(portal, "Finance"));
});

const read = (file: string | Uint8Array) => finance.call(readBankFile, { body: makeBankForm(file) });
async function refusalsOf(file: string | Uint8Array): Promise<string[]> {
  const { status, error } = await read(file);
  expect([status, error.code]).toEqual([400, "invalid-input"]);
  return (error.issues ?? []).map(({ field, message }) => `${field}: ${message}`);
}
const below = (...rows: string[]) => [bankHeadings, ...rows].join("\n");

describe("a wrong file of the bank is refused with the row and the column", () => {
  it.each([
    ["a formula", below(good, `${other},=1+1,Paid,,`), "Row 3, Amount: this is a formula. Please write the value."],
    [
      "a formula as a reason",
      below(`${id},1500,Returned,@SUM(1),`),
      "Row 2, Reason: this is a formula. Please write the value.",
    ],
    ["an open quote", below(good, `${other},"1500,Paid,,`), "Row 3, Amount: a quotation mark is missing or too much."],
    ["a stray quote", below(`${id},15"00,Paid,,`), "Row 2, Amount: a quotation mark is missing or too much."],
    ["a missing cell", below(good, `${other},1500`), "Row 3, Status: the row ends here or goes on too far."],
    ["a cell too many", below(`${good},more`), "Row 2, 6: the row ends here or goes on too far."],
    ["a row that is too long", below(good, `${other},${"9".repeat(5_000)}`), "Row 3, Amount: the row is too long."],
    [
      "a duplicate",
      below(good, "", `${id.toUpperCase()},1500,Returned,Closed,`),
      "Row 4, Reference: row 2 is about the same payout.",
    ],
    ["an amount of words", below(`${id},PKR 1500,Paid,,`), "Row 2, Amount: please write an amount such as 1500.00."],
    ["three decimals", below(`${id},1500.005,Paid,,`), "Row 2, Amount: please write an amount such as 1500.00."],
    ["a negative amount", below(`${id},-1500,Paid,,`), "Row 2, Amount: please write an amount such as 1500.00."],
    ["an amount of zero", below(`${id},0,Paid,,`), "Row 2, Amount: please write an amount such as 1500.00."],
    ["another status", below(`${id},1500,Maybe,,`), "Row 2, Status: please write Paid, Returned or Pending."],
    ["a blank status", below(`${id},1500,,,`), "Row 2, Status: this cell is empty."],
    ["a return without a reason", below(`${id},1500,Returned,,`), "Row 2, Reason: this cell is empty."],
    ["a return without the column", `Reference,Amount,Status\n${id},1,Returned`, "Row 2, Reason: this cell is empty."],
    ["no reference", below(",1500,Paid,,"), "Row 2, Reference: this cell is empty."],
    ["a long reference", below(`${"7".repeat(61)},1500,Paid,,`), "Row 2, Reference: at most 60 plain characters."],
    ["a column too few", `Reference,Amount\n${id},1500`, "Row 1: there is no column Status."],
    [
      "a column twice",
      `Reference,Amount,AMOUNT (PKR),Status\n${id},1,1,Paid`,
      "Row 1: there are two columns AMOUNT (PKR).",
    ],
    ["headings alone", below(), "This file has no rows below its headings."],
    ["1,001 rows", below(...Array.from({ length: 1_001 }, () => good)), "The bank's file may have 1,000 rows at most."],
    ["513 KB", below(good, "\n".repeat(513 * 1024)), "The bank's file may have 512 KB at most."],
    ["an empty file", "", "Please choose the bank's file."],
  ])("%s", async (_name, file, text) => {
    expect(await refusalsOf(file)).toEqual([`file: ${text}`]);
  });

  it("letters of another encoding are named, and a spreadsheet's own file is refused", async () => {
    const latin = Buffer.from(below(good, `${other},1500,Returned,Ferm\u00E9,`), "latin1");
    expect(await refusalsOf(latin)).toEqual([
      "file: Row 3, Reason: unreadable letters. Please save the file as CSV (UTF-8).",
    ]);
    for (const file of [Buffer.from(below(good), "utf16le"), Buffer.from("PK\u0003\u0004\u0000\u0000sheet")])
      expect(await refusalsOf(file)).toEqual(["file: This is not a CSV file. Please save it as CSV (UTF-8)."]);
  });

  it("all wrong cells are named at once, 20 at most", async () => {
    expect(await refusalsOf(below(`${id},x,Paid,,`, `${other},1500,Maybe,,`))).toHaveLength(2);
    expect(await refusalsOf(below(...Array.from({ length: 30 }, () => ",x,Paid,,")))).toHaveLength(20);
  });

  it("the same payout by two references is refused", async () => {
    const { references } = await makePaidBatch(portal);
    const [reference = ""] = references;
    await portal.db.updateTable("payouts").set({ bankReference: "FT7" }).execute();
    const file = below(`${reference},1500,Paid,,`, ",1500,Returned,Closed,FT7");
    expect(await refusalsOf(file)).toEqual(["file: Row 3, Bank Reference: row 2 is about the same payout."]);
  });
});

it("semicolons, a byte order mark, blank rows, other columns and other headings are read", async () => {
  const file = `\uFEFFBeneficiary;customer reference;AMOUNT (PKR);status;Remarks\r\n"Ali ""Raza""; Sons";${id};1,500.50;Credited;\r\n\r\n=1;${other};۲۰۰;Rejected;Closed\r\n`;
  const { status, body } = await read(file);
  expect(status).toBe(200);
  expect(body.rows.map(({ row, reference, amount, said }) => [row, reference, amount, said])).toEqual([
    [2, id, 1_500.5, "paid"],
    [4, other, 200, "returned"],
  ]);
});
