import type pg from "pg";
import { serveBare } from "./serve-bare.ts";

/** Lists a provider's completed jobs as written by hand: one prepared statement with its joins, and the portal's JSON. */
const text = `
  select job.id, job.number, job.status, job.created_at, category.name as category, skill.name as skill, sub_skill.name as sub_skill,
    city.name as city, area.name as area, job.address, job.contact_phone, job.latitude, job.longitude, job.price_paisa, job.materials_paisa, job.started_by_code,
    job.scheduled_for, job.description, job.proposed_time, job.proposed_by,
    coalesce(agreed.from_paisa, sub_skill.price_from_paisa, skill.price_from_paisa) as price_from_paisa,
    coalesce(agreed.to_paisa, sub_skill.price_to_paisa, skill.price_to_paisa) as price_to_paisa,
    job.completed_at, customer.first_name, customer.last_name, customer.email, review.rating, job.details_submitted_at,
    job.agreed_price_paisa, job.disputed_price_paisa, job.price_objection, job.follows_job_id, job.arrived_at, cash.declared_paisa,
    cash.claimed_paisa, cash.confirmed_paisa, cash.confirmed_by = job.customer_id as is_confirmed_by_customer, cash.confirmed_at, job.confirmed_at as job_confirmed_at, exists (select from ledger_transactions entry where entry.job_id = job.id) as is_settled,
    (select coalesce(json_agg(json_build_object('id', attachment.id, 'kind', attachment.kind, 'mimeType', file.mime,
        'addedDate', attachment.created_at, 'seconds', attachment.seconds, 'isOwn', attachment.added_by = $1)
        order by attachment.created_at, attachment.id), '[]')
      from job_attachments attachment join files file on file.id = attachment.file_id
      where attachment.job_id = job.id) as attachments,
    (select coalesce(json_agg(json_build_object('reference', complaint.reference, 'status', complaint.status,
        'createdDate', complaint.created_at, 'answer', complaint.answer) order by complaint.created_at desc, complaint.id desc), '[]')
      from inquiries complaint where complaint.job_id = job.id and complaint.kind = 'complaint' and complaint.reason is null
        and complaint.account_id = $1) as complaints,
    (select json_build_object('status', inquiry.status, 'reportedDate', inquiry.created_at, 'words', nullif(inquiry.message, ''))
      from inquiries inquiry where inquiry.job_id = job.id and inquiry.reason = 'problem-is-back'
      order by inquiry.created_at desc, inquiry.id desc limit 1) as problem
  from (select * from jobs where provider_id = $1 and status = 'Completed' order by completed_at desc, id desc limit $2) job
  join categories category on category.id = job.category_id
  join skills skill on skill.id = job.skill_id
  left join sub_skills sub_skill on sub_skill.id = job.sub_skill_id
  left join agreed_prices agreed on agreed.sub_skill_id = job.sub_skill_id
  join cities city on city.id = job.city_id
  join areas area on area.id = job.area_id
  join accounts customer on customer.id = job.customer_id
  left join reviews review on review.job_id = job.id and review.voided_at is null
  left join job_cash cash on cash.job_id = job.id
  order by job.completed_at desc, job.id desc`;

const weekMilliseconds = 7 * 86_400_000;
const contactOf = (row: pg.QueryResultRow) => {
  const isHidden = Date.now() - row.completed_at.getTime() > weekMilliseconds;
  return isHidden
    ? { phoneNumber: null, pinLocationLatitude: null, pinLocationLongitude: null, email: null }
    : {
        phoneNumber: row.contact_phone,
        pinLocationLatitude: row.latitude,
        pinLocationLongitude: row.longitude,
        email: row.email,
      };
};
const toPkr = (paisa: number | null) => (paisa === null ? null : paisa / 100);

/** The benchmarks' databases have no fee set. */
function bandsOf(row: pg.QueryResultRow) {
  const band = row.price_to_paisa === 0 ? null : { from: row.price_from_paisa / 100, to: row.price_to_paisa / 100 };
  return { usualPrice: band, netPrice: band, platformFeePercent: 0 };
}

function priceOf(row: pg.QueryResultRow) {
  const isOpen = row.price_paisa > 0 && row.agreed_price_paisa !== row.price_paisa;
  const isDisputed = isOpen && row.disputed_price_paisa === row.price_paisa;
  const priceStatus = !isOpen || row.is_settled ? "agreed" : isDisputed ? "disputed" : "asked";
  return {
    materials: toPkr(row.materials_paisa),
    priceStatus: row.price_paisa === null ? null : priceStatus,
    priceObjection: isDisputed ? row.price_objection : null,
    offeredPrice: isDisputed ? toPkr(row.agreed_price_paisa) : null,
  };
}

function cashOf(row: pg.QueryResultRow) {
  const declared = row.is_settled ? null : row.declared_paisa === null ? "undeclared" : "declared";
  return {
    cash: row.confirmed_at ? "confirmed" : declared,
    cashDeclared: toPkr(row.declared_paisa),
    cashClaimed: row.is_settled ? null : toPkr(row.claimed_paisa),
    cashSaid: row.declared_paisa === null && row.is_confirmed_by_customer ? toPkr(row.confirmed_paisa) : null,
  };
}

serveBare(async (pool, { url = "" }) => {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const limit = Number(searchParams.get("limit"));
  const { rows } = await pool.query({ name: "completed", text, values: [pathname.slice(1), limit + 1] });
  return rows.slice(0, limit).map((row) => {
    const contact = contactOf(row);
    return {
      id: row.id,
      jobId: row.id,
      jobNumber: `H-${row.number}`,
      category: row.category,
      skill: row.skill,
      subSkill: row.sub_skill,
      city: row.city,
      area: row.area,
      createdDate: row.created_at.toISOString(),
      status: row.status,
      scheduledFor: row.scheduled_for?.toISOString() ?? null,
      customerWords: row.description,
      attachments: row.attachments,
      ...bandsOf(row),
      address: row.address,
      phoneNumber: contact.phoneNumber,
      pinLocationLatitude: contact.pinLocationLatitude,
      pinLocationLongitude: contact.pinLocationLongitude,
      customerName: `${row.first_name} ${row.last_name}`,
      email: contact.email,
      earning: toPkr(row.price_paisa),
      rating: row.rating,
      followsJobId: row.follows_job_id,
      startedByCode: row.started_by_code,
      comesAt: null,
      arrivedAt: row.arrived_at?.toISOString() ?? null,
      detailsSubmittedAt: row.details_submitted_at?.toISOString() ?? null,
      completedDate: row.completed_at.toISOString(),
      complaints: row.complaints,
      ...priceOf(row),
      proposedTime: row.proposed_time?.toISOString() ?? null,
      proposedBy: row.proposed_by,
      nextSteps: row.is_settled ? [] : ["declareCash"],
      ...cashOf(row),
      problem: row.problem,
      confirmedDate: row.job_confirmed_at?.toISOString() ?? null,
    };
  });
});
