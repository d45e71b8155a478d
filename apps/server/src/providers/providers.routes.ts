import * as directory from "@hunarmand/contract/directory";
import * as fileContract from "@hunarmand/contract/provider-files";
import * as contract from "@hunarmand/contract/providers";
import type { FastifyInstance } from "fastify";
import { serve } from "../http/serve.ts";
import { countHandymen } from "./count-handymen.ts";
import { createProvider } from "./create-provider.ts";
import { editUser } from "./edit-user.ts";
import { getProfileImage } from "./get-profile-image.ts";
import { listDirectory } from "./list-directory.ts";
import { searchProvider } from "./search-provider.ts";
import { setAvailability } from "./set-availability.ts";
import { updateProvider } from "./update-provider.ts";
import { uploadCnicBack } from "./upload-cnic-back.ts";
import { uploadCnicFront } from "./upload-cnic-front.ts";
import { uploadContractPaper } from "./upload-contract-paper.ts";
import { uploadFiles } from "./upload-files.ts";
import { uploadProfile } from "./upload-profile.ts";

export function providersRoutes(app: FastifyInstance): void {
  serve(app, directory.listDirectory, listDirectory);
  serve(app, contract.createProvider, createProvider);
  serve(app, contract.addProvider, createProvider);
  serve(app, contract.editUser, editUser);
  serve(app, contract.searchProvider, searchProvider);
  serve(app, contract.updateProvider, updateProvider);
  serve(app, contract.setAvailability, setAvailability);
  serve(app, contract.countHandymen, countHandymen);
  serve(app, fileContract.getProfileImage, getProfileImage);
  serve(app, fileContract.uploadProfile, uploadProfile);
  serve(app, fileContract.uploadCnicFront, uploadCnicFront);
  serve(app, fileContract.uploadCnicBack, uploadCnicBack);
  serve(app, fileContract.uploadContractPaper, uploadContractPaper);
  serve(app, fileContract.uploadFiles, uploadFiles);
}
