import * as api from "@hunarmand/api/lookups/lookups";
import * as namedWork from "@hunarmand/api/lookups/named-work";
import * as names from "@hunarmand/api/lookups/names";
import * as nearby from "@hunarmand/api/lookups/nearby";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { describeSkills } from "./describe-skills.ts";
import { listAreas, listCategories, listCities, listDayPrices, listSkills, listSubSkills } from "./list-choices.ts";
import { listNamesInUrdu } from "./list-names-in-urdu.ts";
import { noteMissedWords } from "./missed-words/note-missed-words.ts";
import { findNearestPlace } from "./nearby/find-nearest-place.ts";
import { getWorkFacts } from "./nearby/get-work-facts.ts";
import { listPeopleNames } from "./people/list-people-names.ts";
import { findNamedWork, searchWork } from "./search-work.ts";

export function lookupsRoutes(app: FastifyInstance): void {
  serve(app, api.listCities, listCities);
  serve(app, api.listAreas, listAreas);
  serve(app, api.listCategories, listCategories);
  serve(app, api.listSkills, listSkills);
  serve(app, api.listSubSkills, listSubSkills);
  serve(app, api.describeSkills, describeSkills);
  serve(app, api.listDayPrices, listDayPrices);
  serve(app, names.listNamesInUrdu, listNamesInUrdu);
  serve(app, names.listPeopleNames, listPeopleNames);
  serve(app, api.searchWork, searchWork);
  serve(app, namedWork.findNamedWork, findNamedWork);
  serve(app, api.noteMissedWords, noteMissedWords);
  serve(app, nearby.getWorkFacts, getWorkFacts);
  serve(app, nearby.findNearestPlace, findNearestPlace);
}
