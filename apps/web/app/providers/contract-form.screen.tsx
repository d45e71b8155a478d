import "./contract-form.css";
import { limits } from "@hunarmand/api/limits";
import { editUser, type ProviderProfile } from "@hunarmand/api/providers/providers";
import { Anchor, Button, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import contractPaper from "../locales/en/contract-paper.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { formatCnic } from "../shared/forms/form-fields.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { useOffice } from "../shared/office/office.tsx";
import { requireEmail } from "../shared/person/require-email.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { getName, joinParts } from "../shared/texts/names.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/contract-form.screen";

export function meta() {
  return pageMeta({ title: getMessages(contractPaper).title });
}

export function clientLoader() {
  const email = requireEmail();
  return { loading: startLoad(callApi(editUser, { query: { email } })) };
}

export default function ContractFormScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const form = useMessages(contractPaper);
  return (
    <div className="page">
      <div className="medium-page">
        <div className="not-printed">
          <Title order={1}>{form.title}</Title>
          <Text my="xs">{form.text}</Text>
          <Anchor component={Link} to="/pending" className="tall-link">
            {form.back}
          </Anchor>
        </div>
        <Loaded promise={loading} fallback={<CardSkeletons />} failed={form.failed}>
          {(profile) => (
            <>
              {/* With the sheet: before it, an empty page would be printed. */}
              <Button variant="default" className="not-printed" mb="lg" onClick={() => window.print()}>
                {form.print}
              </Button>
              <Agreement profile={profile} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}

/** The text that a handyman signs: the most important terms, on one sheet of paper. */
function Agreement({ profile }: { profile: ProviderProfile }) {
  const form = useMessages(contractPaper);
  const { platformFeePercent = "0", address } = useOffice();
  const { work, price, fee, data, truth, end } = form.terms;
  const terms = [work({ days: String(limits.problemDays) }), price, fee({ fee: platformFeePercent }), data, truth, end];
  const facts = [
    [form.name, `${profile.firstName} ${profile.lastName}`],
    [form.fatherName, profile.fatherName],
    [form.cnic, formatCnic(profile.cnic)],
    [form.phone, profile.phoneNumber],
    [form.place, joinParts([getName(profile.area), getName(profile.city)])],
    [form.trade, [getName(profile.category), joinParts(profile.skill.split(",").map(getName))].join(": ")],
    [form.address, ""],
  ] as const;
  return (
    <article className="contract-form">
      <h2>{form.heading}</h2>
      {address && <p className="keep-lines">{address}</p>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ol>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
      <p>{form.more}</p>
      <div className="contract-form-signatures">
        {[form.signature, form.date, form.office, form.date].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dates in a fixed order
          <span key={index}>{line}</span>
        ))}
      </div>
    </article>
  );
}
