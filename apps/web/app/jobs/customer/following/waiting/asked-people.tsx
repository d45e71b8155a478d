import "./asked-people.css";
import type { JobAsk } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import { Link } from "react-router";
import directory from "../../../../locales/en/directory.json";
import jobCare from "../../../../locales/en/job-care.json";
import { HandymanFace } from "../../../../shared/directory/handyman-face.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";

const faceSide = 56;

/** Some of those who were asked and can answer: face, first name and stars, each with the way to their page. */
export function AskedPeople({ people }: Pick<JobAsk, "people">) {
  const { canAnswer } = useMessages(jobCare).asking;
  const { notRated, rated } = useMessages(directory);
  const { number } = useFormats();
  if (people.length === 0) return null;
  return (
    <div>
      <Text>{canAnswer}</Text>
      <ul className="asked-people">
        {people.map(({ id, firstName, rating, reviews, hasPicture }) => (
          <li key={id}>
            <Link to={`/providers/${id}`} target="_blank">
              <HandymanFace id={id} hasPicture={hasPicture} size={faceSide} />
              <b>{firstName}</b>
              {rating === null ? (
                <small>{notRated}</small>
              ) : (
                <>
                  <small aria-hidden="true">★ {number(rating)}</small>
                  <span className="heard-only">{rated({ rating: number(rating), reviews })}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
