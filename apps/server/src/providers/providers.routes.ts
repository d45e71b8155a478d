import * as codeSignup from "@hunarmand/api/providers/code-signup";
import * as directory from "@hunarmand/api/providers/directory";
import * as fileApi from "@hunarmand/api/providers/documents";
import * as identity from "@hunarmand/api/providers/identity-requests";
import * as missedVisits from "@hunarmand/api/providers/missed-visits";
import * as papers from "@hunarmand/api/providers/papers";
import * as api from "@hunarmand/api/providers/providers";
import * as visits from "@hunarmand/api/providers/visits";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { createProvider } from "./create-provider.ts";
import { countHandymen } from "./directory/count-handymen.ts";
import { getDirectoryPicture } from "./directory/get-directory-picture.ts";
import { listBestHandymen } from "./directory/list-best-handymen.ts";
import { listDirectory } from "./directory/list-directory.ts";
import { listFreeHandymen } from "./directory/list-free-handymen.ts";
import { listHandymanReviews } from "./directory/list-handyman-reviews.ts";
import { readHandyman } from "./directory/read-handyman.ts";
import { getProfileImage } from "./documents/get-profile-image.ts";
import {
  uploadCnicBack,
  uploadCnicFront,
  uploadContractPaper,
  uploadFiles,
  uploadProfile,
} from "./documents/upload-documents.ts";
import { editUser } from "./edit-user.ts";
import { agreeIdentityRequest, refuseIdentityRequest } from "./identity-requests/decide-on-identity-request.ts";
import { listIdentityRequests } from "./identity-requests/list-identity-requests.ts";
import { readIdentityRequest } from "./identity-requests/read-identity-request.ts";
import { listOwnPapers } from "./papers/list-own-papers.ts";
import { refusePaper } from "./papers/refuse-paper.ts";
import { searchProvider } from "./search-provider.ts";
import { setAvailability } from "./set-availability.ts";
import { signUpByCode } from "./sign-up-by-code.ts";
import { updateProvider } from "./update-provider.ts";
import { bookVisit } from "./visits/book-visit.ts";
import { cancelVisit } from "./visits/cancel-visit.ts";
import { getOwnVisit } from "./visits/get-own-visit.ts";
import { listVisits } from "./visits/list-visits.ts";
import { markVisitCame, markVisitMissed, markVisitsMissed } from "./visits/mark-visit.ts";

export function providersRoutes(app: FastifyInstance): void {
  serve(app, directory.listDirectory, listDirectory);
  serve(app, directory.listBestHandymen, listBestHandymen);
  serve(app, directory.listFreeHandymen, listFreeHandymen);
  serve(app, directory.readHandyman, readHandyman);
  serve(app, directory.listHandymanReviews, listHandymanReviews);
  serve(app, directory.getDirectoryPicture, getDirectoryPicture);
  serve(app, api.createProvider, createProvider);
  serve(app, api.addProvider, createProvider);
  serve(app, codeSignup.signUpByCode, signUpByCode);
  serve(app, api.editUser, editUser);
  serve(app, api.searchProvider, searchProvider);
  serve(app, api.updateProvider, updateProvider);
  serve(app, identity.listIdentityRequests, listIdentityRequests);
  serve(app, identity.readIdentityRequest, readIdentityRequest);
  serve(app, identity.agreeIdentityRequest, agreeIdentityRequest);
  serve(app, identity.refuseIdentityRequest, refuseIdentityRequest);
  serve(app, api.setAvailability, setAvailability);
  serve(app, directory.countHandymen, countHandymen);
  serve(app, fileApi.getProfileImage, getProfileImage);
  serve(app, fileApi.uploadProfile, uploadProfile);
  serve(app, fileApi.uploadCnicFront, uploadCnicFront);
  serve(app, fileApi.uploadCnicBack, uploadCnicBack);
  serve(app, fileApi.uploadContractPaper, uploadContractPaper);
  serve(app, fileApi.uploadFiles, uploadFiles);
  serve(app, papers.listOwnPapers, listOwnPapers);
  serve(app, papers.refusePaper, refusePaper);
  serve(app, visits.getOwnVisit, getOwnVisit);
  serve(app, visits.bookVisit, bookVisit);
  serve(app, visits.cancelVisit, cancelVisit);
  serve(app, visits.listVisits, listVisits);
  serve(app, visits.markVisitCame, markVisitCame);
  serve(app, visits.markVisitMissed, markVisitMissed);
  serve(app, missedVisits.markVisitsMissed, markVisitsMissed);
}
