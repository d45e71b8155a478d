import "../../../../shared/choices/choice-chips.css";
import "./work-step.css";
import { requiredText } from "@hunarmand/api/fields";
import { type FoundWork, listCategories, listSkills } from "@hunarmand/api/lookups/lookups";
import { Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import texts from "../../../../locales/en/code-signup.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { ChoicesFailure } from "../../../../shared/calls/choices-failure.tsx";
import { useChoices } from "../../../../shared/calls/use-choices.ts";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { type Prefetch, usePrefetch } from "../../../../shared/parts/prefetch.ts";
import { findId } from "../../../../shared/place/use-place-choices.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../../shared/texts/names.ts";
import { PostedJobs } from "../../../posted-jobs/posted-jobs.tsx";
import { ApplicantForm, type StepProps } from "../applicant-form.tsx";
import { findMainCategory, findSkills } from "./found-trade.ts";
import { PlainTrades } from "./plain-trades.tsx";
import { SkillChips } from "./skill-chips.tsx";
import { TradeTiles } from "./trade-tiles.tsx";
import { UsualPay } from "./usual-pay.tsx";

/** The page that the signup leads to: on a slow network its parts take seconds. */
const roadPrefetch: Prefetch = { pages: ["/pending"], parts: [() => import("../../../road/own-road.tsx")] };

const WorkForm = z.object({ category: requiredText(), skills: z.array(z.string()).min(1) });

/** The trade by its everyday word or by its picture, then the kinds of work in it. */
export function WorkStep({ applicant, ...ways }: StepProps) {
  const { apply } = useMessages(texts);
  usePrefetch(roadPrefetch);
  const form = useCallForm(WorkForm, { category: applicant.category, skills: applicant.skills }, { draft: "none" });
  const { values, errors, setValues } = form.form;
  const isMissing = Object.keys(errors).length > 0;
  // Said at the field, which may be far from the button.
  const atField = { ...form, summary: isMissing ? "" : form.summary };
  const { categories, categoryId, offered } = useKinds(values.category);
  const [found, setFound] = useState<readonly FoundWork[]>([]);
  const [isSearching, setSearching] = useState(false);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const kinds = useShownKinds(offered.items);
  const [isOpen, setOpen] = useState(false);
  // Below a tapped trade it is in sight: the kinds of work are a long list.
  const isByTrade = found.some(({ category }) => category === values.category);
  // The usual work of a tapped trade is chosen: a long list of all work would only be more to read.
  const ofTrade = findSkills(found, values.category);
  const isFolded = isByTrade && !isOpen && !isMissing && values.skills.length > 0;
  const worth = (
    <>
      <UsualPay categoryId={categoryId} skills={values.skills} />
      <PostedJobs city={applicant.city} skills={values.skills} />
    </>
  );
  const choose = (category: string | undefined, works = found) => {
    if (!category) return;
    setDropped(category === values.category ? [] : values.skills);
    setValues({ category, skills: findSkills(works, category) });
  };
  const toggle = (skill: string) => {
    const isChosen = values.skills.includes(skill);
    // While the works of the category are being loaded, those of the tapped trade are known.
    const isOffered = (name: string) => offered.items.length === 0 || offered.items.includes(name);
    const kept = values.skills.filter((name) => name !== skill && isOffered(name));
    setValues({ skills: isChosen ? kept : [...kept, skill] });
  };
  return (
    <ApplicantForm form={atField} submitLabel={apply} isBusy={isSearching} {...ways}>
      <TradeTiles
        names={categories.items.map(({ name }) => name)}
        chosen={values.category}
        isMissing={errors.category !== undefined}
        isFolded={isFolded}
        onUnfold={() => setOpen(true)}
        onChoose={(name) => {
          if (name === values.category) return;
          kinds.showSoon();
          choose(name);
        }}
      >
        <PlainTrades
          {...{ ...values, found, isSearching, onSearching: setSearching, isFolded }}
          onCategory={choose}
          onFound={(works) => {
            setFound(works);
            setOpen(false);
            choose(findMainCategory(works), works);
          }}
        >
          {isByTrade && <DroppedSkills skills={dropped} />}
          {isFolded && ofTrade.length > 1 && (
            <SkillChips
              place={kinds.place}
              offered={ofTrade}
              chosen={values.skills}
              isMissing={false}
              note={null}
              onToggle={toggle}
            />
          )}
          {isByTrade && worth}
        </PlainTrades>
      </TradeTiles>
      <ChoicesFailure choices={categories} />
      {values.category !== "" && !isFolded && (
        <SkillChips
          place={kinds.place}
          offered={offered.items}
          chosen={values.skills}
          isMissing={errors.skills !== undefined}
          note={!isByTrade && <DroppedSkills skills={dropped} />}
          onToggle={toggle}
        />
      )}
      <ChoicesFailure choices={offered} />
      {!isByTrade && worth}
      {(categories.loading || offered.loading) && <Loading />}
    </ApplicantForm>
  );
}

/** The categories, and the kinds of work in the chosen one. */
function useKinds(category: string) {
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const categoryId = findId(categories, category);
  const offered = useChoices(categoryId, (categoryId, signal) =>
    callApi(listSkills, { params: { categoryId }, signal }),
  );
  return { categories, categoryId, offered };
}

/** After a tap on a picture the kinds of work scroll in sight: on a small screen they begin below its edge. */
function useShownKinds(offered: readonly string[]) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || offered.length === 0) return;
    isWanted.current = false;
    place.current?.scrollIntoView?.({ block: "start" });
  }, [offered]);
  const showSoon = () => {
    isWanted.current = true;
  };
  return { place, showSoon };
}

/** A handyman has one kind of work: what was chosen of another one does not vanish unsaid. */
function DroppedSkills({ skills }: { skills: readonly string[] }) {
  const { trades } = useMessages(texts);
  if (skills.length === 0) return null;
  return (
    <Text role="status" size="sm">
      {trades.dropped({ skills: joinParts(skills.map(getName)) })}
    </Text>
  );
}

function Loading() {
  const { loading } = useMessages(texts);
  return (
    <Text role="status" c="dimmed">
      {loading}
    </Text>
  );
}
