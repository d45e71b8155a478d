import * as api from "@hunarmand/api/lookups/lookups";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { describeSkills } from "./describe-skills.ts";
import { listAreas, listCategories, listCities, listSkills, listSubSkills } from "./list-choices.ts";
import { noteMissedWords } from "./missed-words/note-missed-words.ts";
import { searchWork } from "./search-work.ts";

export function lookupsRoutes(app: FastifyInstance): void {
  serve(app, api.listCities, listCities);
  serve(app, api.listAreas, listAreas);
  serve(app, api.listCategories, listCategories);
  serve(app, api.listSkills, listSkills);
  serve(app, api.listSubSkills, listSubSkills);
  serve(app, api.describeSkills, describeSkills);
  serve(app, api.searchWork, searchWork);
  serve(app, api.noteMissedWords, noteMissedWords);
}
