/** One call that the spec names, in its spelling; `{name}` marks a part of the path. */
export interface SpecRow {
  method: "GET" | "POST" | "PUT";
  path: string;
}

const provider = `
  POST Provider/login
  GET Provider/profile-image
  GET Provider/edituser
  GET Provider/searchprovider/{phone}
  POST Provider/create-provider
  PUT Provider/update-provider/{phoneNumber}
  GET City/cities-list
  GET Area/areas-list/{cityId}
  GET Categories/categories-list
  GET Skill/skills-list/{categoryId}
  GET Skill/sub-skills-list/{skillId}
  POST Provider/upload-files
  POST Provider/upload-cnic-back-image/{id}
  POST Provider/upload-cnic-front/{id}
  POST Provider/upload-profile
  POST Provider/upload-contract-paper/{id}
  GET Provider/handyman-active-jobs/{email}
  GET Provider/handyman-requested-jobs/{email}
  GET Provider/completed-jobs/{email}
  GET Provider/handyman-reviews/{email}
  POST Jobs/complete-job/{param}
  POST Provider/reject-job
  POST Provider/accept-job
  POST Provider/complete-job
  POST Provider/mark-arrival
  POST Provider/update-job-details
  GET Provider/job-details/{jobId}
  GET Provider/customer-coordinates/{jobId}
  POST Provider/payment-history
  POST Provider/add-card
  POST Provider/wallet-payment
  POST Provider/wallet-payments
  POST Provider/perform-transaction
  POST Provider/support-request
  GET Provider/total-handymen
  POST Provider/change-password
  POST Provider/send-reset-code
  POST Provider/verify-reset-code
  POST Provider/reset-password
  POST Complain/create-complain
  POST Contracts/quote
  POST Contracts/new
  GET Contracts/active
  GET Contracts/requested
  GET Contracts/past`;

const customerAndAdmin = `
  POST admin/register-customer
  POST admin/login
  POST customer
  GET City/cities-list
  GET Area/areas-list/{id}
  GET Categories/categories-list
  GET Skill/skills-list/{id}
  GET Skill/sub-skills-list/{id}
  GET Skill/skills-list-description/{id}`;

const others = `
  POST Job/create-job
  PUT Job/update-webjob/{id}
  POST User/login-email
  POST User/login-phone
  POST User/google-login
  GET User/user-data
  POST User/signup
  POST User/forgot-password
  GET Admin/job-details
  GET Admin
  GET City/cities-list
  POST Admin/login`;

/** Every call that the spec names, as docs/wire.md lists them. */
export const specTable: SpecRow[] = [provider, customerAndAdmin, others].flatMap((table) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [method, path] = line.trim().split(" ");
      return { method: method as SpecRow["method"], path: `/${path}` };
    }),
);

/** Whether the router treats two paths as the same: letter case and the names of parts do not count. */
export const sameRoute = ({ method, path }: SpecRow): string =>
  `${method} ${path.toLowerCase().replace(/\{\w+\}|:\w+/g, "{}")}`;
