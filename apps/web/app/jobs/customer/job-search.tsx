import "./customers.css";
import "../../shared/forms/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { Form } from "react-router";
import customers from "../../locales/en/customers.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** Searches the customer's jobs by number or words. The search is in the address. */
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
