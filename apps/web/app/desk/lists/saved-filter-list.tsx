import { saveView } from "@hunarmand/api/staff/saved-views";
import { Button, Checkbox, CloseButton, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { z } from "zod";
import deskComforts from "../../locales/en/desk-comforts.json";
import { failureText } from "../../shared/calls/api-error.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useSavedFilters } from "./saved-filters.ts";

/** The saved filters of this desk as links, with a form to save the current ones. */
export function SavedFilterList({ path }: { path: string }) {
  const { saved } = useMessages(deskComforts);
  const [current] = useSearchParams();
  const { filters, save, remove } = useSavedFilters(path);
  const [naming, setNaming] = useState(false);
  const { busy, run } = useBusy();
  const search = toSearch(current);
  return (
    <>
      {filters.length > 0 && (
        <ul className="saved-filters" aria-label={saved.title}>
          {filters.map((filter) => (
            <li
              key={filter.id}
              data-current={filter.search === search || undefined}
              data-fixed={!filter.mayRemove || undefined}
            >
              <Link to={`${path}${filter.search}`} className="tall-link">
                {filter.sharedBy ? saved.sharedBy({ name: filter.name, colleague: filter.sharedBy }) : filter.name}
              </Link>
              {filter.mayRemove && (
                <CloseButton
                  size={44}
                  disabled={busy}
                  aria-label={saved.remove({ name: filter.name })}
                  onClick={() => void run(() => remove(filter.id).catch(showFailure))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {search !== "" && !filters.some((filter) => filter.search === search) && (
        <Button variant="default" onClick={() => setNaming(true)}>
          {saved.save}
        </Button>
      )}
      {naming && <NameFilter onSave={(body) => save({ ...body, search })} onClose={() => setNaming(false)} />}
    </>
  );
}

/** Returns the current filters without empty fields. */
export function toSearch(params: URLSearchParams): string {
  const given = [...params].filter(([, value]) => value !== "");
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

function showFailure(error: unknown): void {
  showToast(failureText(error, getMessages(deskComforts).saved.failed));
}

const Name = saveView.body.pick({ name: true, isShared: true });

interface NameFilterProps {
  onSave: (body: z.output<typeof Name>) => Promise<void>;
  onClose: () => void;
}

function NameFilter({ onSave, onClose }: NameFilterProps) {
  const { saved } = useMessages(deskComforts);
  const form = useCallForm(Name, { name: "", isShared: false }, { draft: "none" });
  return (
    <FormDialog title={saved.dialogTitle} text={saved.dialogText} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={saved.submit}
        onSave={async (body) => {
          await onSave(body);
          onClose();
        }}
      >
        <TextInput required label={saved.name} {...form.field("name")} />
        <Checkbox label={saved.share} {...form.form.getInputProps("isShared", { type: "checkbox" })} />
      </FormBody>
    </FormDialog>
  );
}
