import { type HandymanPage, listHandymanReviews, readHandyman } from "@hunarmand/api/providers/directory";
import { Anchor, Button, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import handymanTexts from "../../locales/en/handyman.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/handyman.screen";
import { HandymanProfile } from "./handyman-profile.tsx";
import { HandymanReviews, reviewsOfPage } from "./handyman-reviews.tsx";

/** The title waits for the name. A page without a handyman has none that search engines may list. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const reviews = startLoad(callPage(listHandymanReviews, { params: { id }, query: { limit: reviewsOfPage } }));
  const handyman = startLoad(readPage(id));
  return { handyman, reviews, known: await handyman.catch(() => undefined) };
}

/** Returns undefined if there is no such page (any more). */
async function readPage(id: string): Promise<HandymanPage | undefined> {
  try {
    return await callApi(readHandyman, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const texts = getMessages(handymanTexts);
  const known = loaderData?.known;
  if (!known) return pageMeta({ title: texts.gone });
  const { id, firstName, category, area, city, skills } = known;
  return pageMeta({
    title: texts.title({ name: firstName, category: getName(category), city: getName(city) }),
    description: texts.description({
      name: firstName,
      area: getName(area),
      city: getName(city),
      skills: joinParts(skills.map(getName)),
    }),
    path: `/providers/${id}`,
  });
}

/** The public page of one handyman (docs/product.md P11). */
export default function HandymanScreen({ loaderData: { handyman, reviews } }: Route.ComponentProps) {
  const texts = useMessages(handymanTexts);
  return (
    <div className="page">
      <div className="medium-page">
        <Stack gap="lg">
          <Anchor component={Link} to="/providers" className="tall-link">
            {texts.back}
          </Anchor>
          <Loaded promise={handyman} fallback={<CardSkeletons />} failed={texts.failed}>
            {(found) =>
              found ? (
                <>
                  <HandymanProfile handyman={found} />
                  <HandymanReviews id={found.id} loading={reviews} />
                </>
              ) : (
                <Gone />
              )
            }
          </Loaded>
        </Stack>
      </div>
    </div>
  );
}

function Gone() {
  const texts = useMessages(handymanTexts);
  return (
    <>
      <Title order={1}>{texts.gone}</Title>
      <EmptyState drawing="toolbox" text={texts.goneText}>
        <Button component={Link} to="/providers">
          {texts.others}
        </Button>
      </EmptyState>
    </>
  );
}
