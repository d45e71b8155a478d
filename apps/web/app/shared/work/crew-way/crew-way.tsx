import "./crew-way.css";
import { Link } from "react-router";
import workSearch from "../../../locales/en/work-search.json";
import { askQuotePath, newQuotePath } from "../../contracts/contract-paths.ts";
import { useSession } from "../../person/session.ts";
import { useMessages } from "../../texts/messages.ts";

/** The way from a search whose words name several handymen to the price of a crew. The words fill in its form. */
export function CrewWay({ words }: { words: string }) {
  const { crew } = useMessages(workSearch);
  const path = useSession() ? newQuotePath(words) : `${askQuotePath}?${new URLSearchParams({ words })}`;
  return (
    <Link to={path} className="found-work-way crew-way">
      <strong>{crew.title}</strong>
      <span>{crew.text}</span>
    </Link>
  );
}
