import { Card } from "@mantine/core";
import { useMorePages } from "../../shared/calls/use-more-pages.ts";
import { HandymanCard } from "../../shared/directory/handyman-card.tsx";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { InfoTile } from "../../shared/lists/info-tile.tsx";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { OptionList, OptionRow } from "../../shared/lists/option-row.tsx";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { Questions } from "../../shared/lists/questions.tsx";
import { Stars } from "../../shared/lists/stars.tsx";
import { Part, PartGroup } from "./part.tsx";

const emptyDrawings = ["bell", "toolbox", "done", "wallet", "house", "star"] as const;
const handyman = {
  id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23",
  firstName: "Naveed",
  city: "Islamabad",
  area: "G-9",
  category: "Installations",
  skills: ["Plumber", "پلمبر"],
  reviews: 12,
  hasPicture: false,
};

export function ListParts() {
  return (
    <PartGroup title="Lists">
      <Lists />
      <Part name="Facts">
        <Facts
          facts={[
            { label: "Address", value: "House 12, Street 45" },
            { label: "Landmark", value: <span dir="auto">سبز مسجد کے پیچھے</span> },
          ]}
        />
      </Part>
      <Part name="InfoTile: with a text, with content">
        <InfoTile icon="clock" title="Opening hours" text="9am to 6pm" />
        <InfoTile icon="phone" title="Phone">
          <a href="tel:+92">Call us</a>
        </InfoTile>
      </Part>
      <Part name="OptionRow: a link, a button">
        <OptionList>
          <OptionRow icon="card" title="Cards" text="Pay by card" to="/dev/parts" />
          <OptionRow icon="exit" title="Log out" onClick={() => {}} />
        </OptionList>
      </Part>
      <Part name="Questions">
        <Questions questions={{ one: { question: "How do I pay?", answer: "In cash, by card or wallet." } }} />
      </Part>
      <Part name="JobNumber">
        <JobNumber of={{ jobNumber: "HM-1024" }} />
      </Part>
      <Part name="Stars: 5, 3.5 and 1">
        {[5, 3.5, 1].map((rating) => (
          <Stars key={rating} rating={rating} label={`${rating} stars`} />
        ))}
      </Part>
      <Part name="HandymanCard: rated, not rated">
        <HandymanCard entry={{ ...handyman, rating: 4.5 }} />
        <HandymanCard entry={{ ...handyman, rating: null, reviews: 0 }} />
      </Part>
    </PartGroup>
  );
}

function Lists() {
  const more = useMorePages({ items: ["Kitchen tap", "Water tank"], nextCursor: "next" }, () => Promise.reject());
  const texts = {
    count: ({ count }: { count: number }) => `${count} jobs`,
    none: "No jobs",
    failed: "Failed to load.",
  };
  const empty = <EmptyState drawing="toolbox" text="You have no jobs yet." />;
  const list = { texts, empty, keyOf: (title: string) => title };
  return (
    <>
      <Part name="PagedList: with more, after a failure, empty">
        <PagedList {...list} pages={more}>
          {(title) => <Card>{title}</Card>}
        </PagedList>
        <PagedList {...list} pages={{ ...more, failed: true }}>
          {(title) => <Card>{title}</Card>}
        </PagedList>
        <PagedList {...list} pages={{ ...more, items: [], hasMore: false }}>
          {(title) => <Card>{title}</Card>}
        </PagedList>
      </Part>
      <Part name="CardSkeletons">
        <CardSkeletons />
      </Part>
      <Part name="EmptyState: each drawing">
        {emptyDrawings.map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} text={drawing} />
        ))}
      </Part>
    </>
  );
}
