import "./customers.css";
import "../../shared/forms/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { Form } from "react-router";
import customers from "../../locales/en/customers.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** Finds one of one's own jobs by its number or by words; what is searched for stands in the address. */
export function JobSearch({ search }: { search: string | undefined }) {
  const { list } = useMessages(customers);
  return (
    <Form action="/jobs" role="search" className="job-search" key={search}>
      <TextInput
        type="search"
        name="search"
        label={list.search}
        placeholder={list.searchHint}
        defaultValue={search ?? ""}
      />
      <Button type="submit" variant="default">
        {list.find}
      </Button>
    </Form>
  );
}
