import { describe, expect, it } from "vitest";
import { compareCatalogues } from "./compare-catalogues.ts";
import { completeTree } from "./complete-tree.ts";
import { isolateValues } from "./isolate-values.ts";
import { withoutIsolates } from "./without-isolates.ts";

const english = {
  title: "Login",
  list: { count: "{count, plural, one {1 job} other {# jobs of {name}}}", kind: "{kind, select, a {A} other {B}}" },
};
const urdu = {
  title: "لاگ ان",
  list: {
    count: "{count, plural, one {1 کام} other {{name} کے # کام}}",
    kind: "{kind, select, a {الف} other {ب}}",
  },
};
const faultsOf = (list: Partial<Record<keyof typeof urdu.list, string>>) =>
  compareCatalogues(english, { ...urdu, list: { ...urdu.list, ...list } }, "ur").faults;

describe("a translated catalogue", () => {
  it("passes with all keys, values and forms", () => {
    expect(compareCatalogues(english, urdu, "ur")).toEqual({ missing: [], faults: [] });
  });

  it("is unfinished without a key or with an empty text, which is no fault", () => {
    const { missing, faults } = compareCatalogues(english, { title: "", list: { kind: urdu.list.kind } }, "ur");
    expect(missing).toEqual(["title", "list.count"]);
    expect(faults).toEqual([]);
  });

  it("needs no text where English has none", () => {
    expect(compareCatalogues({ button: "" }, { button: "" }, "ur")).toEqual({ missing: [], faults: [] });
  });

  it("may not have a key that English lacks", () => {
    expect(compareCatalogues(english, { titel: "لاگ ان" }, "ur").faults).toEqual(["titel is unknown"]);
  });

  it("fills in the same values as English", () => {
    expect(faultsOf({ count: "{count, plural, one {1 کام} other {# کام}}" })).toEqual(["list.count leaves out {name}"]);
    expect(faultsOf({ kind: "{kind, select, a {الف} other {{x}}}" })).toEqual([
      "list.kind has {x}, which nothing fills in",
    ]);
  });

  it("has the plural forms of its language, and the choices of English", () => {
    expect(faultsOf({ count: "{count, plural, one {1 {name}} few {2} other {#}}" })[0]).toContain("other plural forms");
    expect(faultsOf({ count: "{count, plural, other {# {name}}}" })[0]).toContain("than one, other");
    expect(faultsOf({ count: "{count, plural, =0 {کوئی نہیں} one {1 {name}} other {#}}" })).toEqual([]);
    expect(faultsOf({ kind: "{kind, select, b {الف} other {ب}}" })[0]).toContain("other choices of {kind}");
  });

  it("is refused when its braces are wrong", () => {
    expect(faultsOf({ kind: "{kind" })[0]).toContain("cannot be read");
  });
});

describe("an unfinished translation", () => {
  it("has English texts where it has none, and no unknown key", () => {
    const completed = completeTree(english, { title: "لاگ ان", list: { kind: "" }, other: "x" });
    expect(completed).toEqual({ title: "لاگ ان", list: english.list });
  });
});

describe("values in a text from right to left", () => {
  it("are isolated, also in plural forms", () => {
    expect(isolateValues("کل {amount} دیں")).toBe("کل \u2068{amount}\u2069 دیں");
    expect(isolateValues(urdu.list.count)).toContain("{\u2068{name}\u2069 کے # کام}");
  });

  it("take the currency before them along, so that it stays in front of its amount", () => {
    expect(isolateValues("قیمت PKR {amount} ہے")).toBe("قیمت \u2068PKR {amount}\u2069 ہے");
  });

  it("stay in order in a range, which is one piece", () => {
    expect(isolateValues("عام قیمت: {from} – {to}")).toBe("عام قیمت: \u2068{from} – {to}\u2069");
  });

  it("take the plus after them along, so that it stays behind its number", () => {
    expect(isolateValues("{max}+")).toBe("\u2068{max}+\u2069");
    expect(isolateValues("{count}+ کام")).toBe("\u2068{count}+\u2069 کام");
  });

  it("stay in order in a time, also where it is read from right to left", () => {
    expect(isolateValues("{minutes}:{seconds}")).toContain("\u2068{minutes}:{seconds}\u2069");
  });

  it.each([
    "{trade}: {handymen}",
    "{trade} × {days} × {price} = {sum}",
    "{count, plural, one {{name}، 1} other {{name}، #}}",
  ])("give %s a direction, which has no letter of its own", (text) => {
    expect(isolateValues(text)[0]).toBe("\u200F");
    expect(withoutIsolates(isolateValues(text))).toBe(text);
  });

  it.each(["کل {amount}: {day}", "{day}: {presence}۔ {note}", "receipt-{from}-{to}.pdf", "@{name}"])(
    "leave the direction of %s as it is",
    (text) => {
      expect(isolateValues(text)).not.toContain("\u200F");
    },
  );

  it("are left alone in links, and where the text is only a value", () => {
    expect(isolateValues("کھولیں: {link}")).toBe("کھولیں: {link}");
    expect(isolateValues("{name}")).toBe("{name}");
  });

  it("are bare in a text message, which is paid by its length", () => {
    expect(withoutIsolates("کوڈ \u20681234\u2069")).toBe("کوڈ 1234");
  });
});
