import { requiredText } from "@hunarmand/api/fields";
import { Button, CloseButton, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { z } from "zod";
import deskComforts from "../../locales/en/desk-comforts.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useSavedFilters } from "./saved-filters.ts";

/** The saved filters of this desk as links, with a form to save the current ones. */
export function SavedFilterList({ path }: { path: string }) {
  const { saved } = useMessages(deskComforts);
  const [current] = useSearchParams();
  const { filters, save, remove } = useSavedFilters(path);
  const [naming, setNaming] = useState(false);
  const search = toSearch(current);
  return (
    <>
      {filters.length > 0 && (
        <ul className="saved-filters" aria-label={saved.title}>
          {filters.map((filter) => (
            <li key={filter.name} data-current={filter.search === search || undefined}>
              <Link to={`${path}${filter.search}`} className="tall-link">
                {filter.name}
              </Link>
              <CloseButton
                size={44}
                aria-label={saved.remove({ name: filter.name })}
                onClick={() => remove(filter.name)}
              />
            </li>
          ))}
        </ul>
      )}
      {search !== "" && !filters.some((filter) => filter.search === search) && (
        <Button variant="default" onClick={() => setNaming(true)}>
          {saved.save}
        </Button>
      )}
      {naming && <NameFilter onSave={(name) => save({ name, search })} onClose={() => setNaming(false)} />}
    </>
  );
}

/** Returns the current filters without empty fields. */
function toSearch(params: URLSearchParams): string {
  const given = [...params].filter(([, value]) => value !== "");
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

const Name = z.object({ name: requiredText() });

function NameFilter({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const { saved } = useMessages(deskComforts);
  const form = useCallForm(Name, { name: "" }, { draft: "none" });
  return (
    <FormDialog title={saved.dialogTitle} text={saved.dialogText} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={saved.submit}
        onSave={async ({ name }) => {
          onSave(name);
          onClose();
        }}
      >
        <TextInput required label={saved.name} {...form.field("name")} />
      </FormBody>
    </FormDialog>
  );
}
