import {
  aliasLanguages,
  type CatalogueEntry,
  type CatalogueKind,
  createCatalogueEntry,
  updateCatalogueEntry,
} from "@hunarmand/api/catalogue/catalogue";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Fragment, useEffect, useEffectEvent } from "react";
import { useDecision } from "../desk/decisions/use-decision.ts";
import catalogueUrdu from "../locales/en/catalogue-urdu.json";
import office from "../locales/en/office.json";
import recordDesks from "../locales/en/record-desks.json";
import { callApi } from "../shared/calls/call-api.ts";
import { FormDialog } from "../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../shared/forms/form-body.tsx";
import { useCallForm } from "../shared/forms/use-call-form.ts";
import { useMessages } from "../shared/texts/messages.ts";
import {
  type EntryField,
  entrySchema,
  isAliasKind,
  isChildKind,
  kindFields,
  listNeededFields,
  listUrduFields,
  toText,
  type UrduField,
} from "./catalogue-kinds.ts";
import { RemoveAlias } from "./remove-alias.tsx";

interface CatalogueFormProps {
  kind: CatalogueKind;
  /** The entry to change; undefined adds a new one. */
  entry: CatalogueEntry | undefined;
  parents: readonly CatalogueEntry[];
  /** The parent that the list is filtered by. It is the default of a new entry. */
  parentId: string | undefined;
  /** The proposed name of a new entry. */
  name?: string | undefined;
  onClose: () => void;
}

/** What the fields contain when the form opens. */
const toStart = ({ entry, name, parentId }: Pick<CatalogueFormProps, "entry" | "name" | "parentId">) => ({
  name: toText(entry?.name ?? name),
  parentId: toText(entry?.parentId ?? parentId),
  description: toText(entry?.description),
  latitude: toText(entry?.latitude),
  longitude: toText(entry?.longitude),
  priceFrom: toText(entry?.priceFrom),
  priceTo: toText(entry?.priceTo),
  dayPrice: toText(entry?.dayPrice),
  personName: toText(entry?.personName),
  peopleName: toText(entry?.peopleName),
  language: toText(entry?.language),
  urduName: toText(entry?.urduName),
  urduDescription: toText(entry?.urduDescription),
  urduPeopleName: toText(entry?.urduPeopleName),
});

type Opened = Pick<CatalogueFormProps, "kind" | "entry" | "name" | "parentId">;

function useEntryForm({ kind, entry, name, parentId }: Opened) {
  const form = useCallForm(entrySchema(kind, entry), toStart({ entry, name, parentId }), { draft: "none" });
  const { form: values } = form;
  // The form may open before the filtered list arrives: it then takes the filter's parent, unless the person has chosen
  // another.
  const takeParent = useEffectEvent((filtered: string | undefined) => {
    if (!entry && filtered && values.getValues().parentId === "") values.setFieldValue("parentId", filtered);
  });
  useEffect(() => takeParent(parentId), [parentId]);
  return form;
}

export function CatalogueForm({ kind, entry, parents, parentId, name, onClose }: CatalogueFormProps) {
  const { catalogue } = useMessages(recordDesks);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const urduFields = listUrduFields(kind);
  const form = useEntryForm({ kind, entry, name, parentId });
  const needed = listNeededFields(kind, entry);
  const urduInput = (name: UrduField) => (
    <UrduInput name={name} isRequired={needed.includes(name)} field={form.field(name)} />
  );
  const title = entry ? catalogue.editTitle({ name: entry.name }) : catalogue.addTitle({ kind: catalogue.kinds[kind] });
  const options = parents.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormDialog
      title={title}
      text={entry && !isAliasKind(kind) ? catalogue.editText : ""}
      close={decision.cancel}
      onClose={onClose}
    >
      <FormBody
        form={form}
        submitLabel={entry ? catalogue.submitEdit : catalogue.submitAdd}
        onSave={async ({ parentId: chosen, ...fields }) => {
          const body = isChildKind(kind) ? { ...fields, parentId: chosen } : fields;
          await decide(() =>
            entry
              ? callApi(updateCatalogueEntry, { params: { kind, id: entry.id }, body: fields })
              : callApi(createCatalogueEntry, { params: { kind }, body }),
          );
          onClose();
        }}
      >
        <TextInput required label={catalogue.fields.name} {...form.field("name")} />
        {isChildKind(kind) && !entry && (
          <NativeSelect
            required
            label={catalogue.parents[kind]}
            data={[{ value: "", label: catalogue.choose }, ...options]}
            {...form.field("parentId")}
          />
        )}
        {urduFields.includes("urduName") && urduInput("urduName")}
        {kindFields[kind].map((field) => (
          <Fragment key={field}>
            <EntryInput name={field} isRequired={needed.includes(field)} field={form.field(field)} />
            {field === "description" && urduInput("urduDescription")}
            {field === "peopleName" && urduInput("urduPeopleName")}
          </Fragment>
        ))}
      </FormBody>
      {entry && isAliasKind(kind) && <RemoveAlias kind={kind} id={entry.id} onRemoved={onClose} />}
    </FormDialog>
  );
}

function UrduInput({ name, isRequired, field }: { name: UrduField; isRequired: boolean; field: object }) {
  const { urdu } = useMessages(catalogueUrdu);
  const Input = name === "urduDescription" ? Textarea : TextInput;
  return <Input required={isRequired} label={urdu[name]} description={urdu.hint} lang="ur" dir="rtl" {...field} />;
}

function EntryInput({ name, isRequired, field }: { name: EntryField; isRequired: boolean; field: object }) {
  const { fields, choose, languages, ownPrice, dayPriceHint, peopleHint } = useMessages(recordDesks).catalogue;
  if (name === "description") return <Textarea required rows={3} label={fields[name]} {...field} />;
  if (name === "language") {
    const options = aliasLanguages.map((value) => ({ value, label: languages[value] }));
    return <NativeSelect required label={fields[name]} data={[{ value: "", label: choose }, ...options]} {...field} />;
  }
  if (name === "personName" || name === "peopleName")
    return <TextInput required={isRequired} label={fields[name]} description={peopleHint} {...field} />;
  const description = name === "dayPrice" ? dayPriceHint : isRequired ? undefined : ownPrice;
  return (
    <TextInput required={isRequired} inputMode="decimal" label={fields[name]} description={description} {...field} />
  );
}
