import * as contract from "@hunarmand/api/lookups/lookups";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { describeSkills } from "./describe-skills.ts";
import { listAreas } from "./list-areas.ts";
import { listCategories } from "./list-categories.ts";
import { listCities } from "./list-cities.ts";
import { listSkills } from "./list-skills.ts";
import { listSubSkills } from "./list-sub-skills.ts";

export function lookupsRoutes(app: FastifyInstance): void {
  serve(app, contract.listCities, listCities);
  serve(app, contract.listAreas, listAreas);
  serve(app, contract.listCategories, listCategories);
  serve(app, contract.listSkills, listSkills);
  serve(app, contract.listSubSkills, listSubSkills);
  serve(app, contract.describeSkills, describeSkills);
}
