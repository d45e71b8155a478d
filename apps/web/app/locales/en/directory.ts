import { defineMessages } from "../../shared/texts/messages.ts";

/** Handymen at hand, on the pages of their category and in the directory. */
export const directory = defineMessages("directory", {
  title: "Handymen at hand",
  text: "Verified, and taking jobs at present. You get name and number of the one who accepts your job.",
  category: "Category",
  city: "City",
  any: "All",
  count: (count: string) => (count === "1" ? "1 handyman." : `${count} handymen.`),
  none: "No handyman found.",
  emptyText:
    "Nobody of this category takes jobs here at present. Post your job all the same: our office looks for somebody.",
  failed: "The handymen could not be loaded.",
  post: "Post a job",
  all: "See all of them",
  place: (area: string, city: string) => `${area}, ${city}`,
  rated: (rating: string, reviews: string) =>
    reviews === "1" ? `${rating} of 5, 1 review` : `${rating} of 5, ${reviews} reviews`,
  notRated: "No reviews yet",
});
