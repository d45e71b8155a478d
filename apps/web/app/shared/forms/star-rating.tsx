import "./star-rating.css";
import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { Star, starPlaces } from "../lists/stars.tsx";

const starPixels = 44;

interface StarRatingProps {
  label: string;
  description?: string;
  stars: (values: { stars: number }) => string;
  name: string;
  /** 0 or blank: none is chosen. */
  value?: number | "";
  onChange: (stars: number) => void;
  error?: ReactNode;
}

/** One to five stars as radio buttons. The arrow keys choose another. */
export function StarRating({ label, description, stars, name, value = 0, onChange, error }: StarRatingProps) {
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} description={description} error={error}>
      <div role="radiogroup" aria-labelledby={id} className="star-rating">
        {starPlaces.map((place) => (
          <span key={place} className="star-choice">
            <input
              type="radio"
              name={name}
              value={place}
              checked={place === value}
              aria-label={stars({ stars: place })}
              onChange={() => onChange(place)}
            />
            <Star filled={place > Number(value) ? 0 : 1} pixels={starPixels} />
          </span>
        ))}
      </div>
    </Input.Wrapper>
  );
}
