import * as api from "@hunarmand/api/recordings/recordings";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { getRecording } from "./get-recording.ts";
import { listOfficeRecordings, listRecordings } from "./list-recordings.ts";
import { removeRecording } from "./remove-recording.ts";
import { saveRecording } from "./save-recording.ts";

export function recordingsRoutes(app: FastifyInstance): void {
  serve(app, api.listRecordings, listRecordings);
  serve(app, api.getRecording, getRecording);
  serve(app, api.listOfficeRecordings, listOfficeRecordings);
  serve(app, api.saveRecording, saveRecording);
  serve(app, api.removeRecording, removeRecording);
}
