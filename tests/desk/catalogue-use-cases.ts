import { serviceRecords } from "#app/catalog/service-records.ts";
import type { Adviser } from "#app/content/advisers.ts";
import { changePrice, previewPrice } from "#app/pricing/desk/change-price.server.ts";
import {
  addAdviser,
  changeAdviser,
  endAdviser,
  listAdvisersAtDesk,
} from "#app/catalog/desk/edit-advisers.server.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import { editClaim, listClaimsAtDesk } from "#app/content/desk/edit-claims.server.ts";
import {
  editService,
  findServiceRecord,
  listServiceRecords,
  previewService,
  resetService,
} from "#app/catalog/desk/edit-service.server.ts";
import {
  pauseSale,
  resumeSale,
  setCoupons,
  setDeliveryTime,
  withdrawDeliveryTime,
} from "#app/catalog/desk/change-sale.server.ts";
import { editWork, seenOf } from "#app/catalog/desk/edit-work.server.ts";
import { emptyWorkEdits } from "#app/catalog/work-edits.ts";
import { makeService } from "#app/catalog/desk/make-service.server.ts";
import { newServiceFields } from "#app/catalog/desk/new-service-fields.ts";
import { moveService } from "#app/catalog/desk/move-service.server.ts";
import { setSecondReader } from "#app/catalog/desk/set-second-reader.server.ts";
import { readStatus } from "#app/status/read-status.server.ts";
import { checkLaunchAtDesk, recordProvenBackupAtDesk } from "#app/launch/check-launch.server.ts";
import {
  editFact,
  findFactAtDesk,
  listFactsAtDesk,
  previewFact,
  resetFact,
} from "#app/catalog/desk/edit-facts.server.ts";
import { findPrice, listPrices } from "#app/pricing/desk/find-prices.server.ts";
import { withdrawPrice } from "#app/pricing/desk/withdraw-price.server.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";

const now = noon;
const reason = "It has to be done";
const row = { service: "cover-letter", choice: "unit" };
const price = { inr: 209_900n, usd: 3_000n, startsAt: null };
const slug = "cover-letter";
const { slug: _slug, ...words } = serviceRecords.find((record) => record.slug === slug)!;
const typed = { ...words, mbaIButtonText: "", ytLink: "", ogImage: "", heading: "Letters" };
const adviser: Adviser = {
  name: "A. Example",
  country: "CA",
  body: "College of Examples",
  licenceNumber: "R1",
  expiresOn: "2027-03-31",
};
const nobody = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";

const fee = "global-talent-visa-uk.fees.1";
const newFee = {
  seen: "",
  value: "£801 per person",
  sentence: "In two parts.",
  source_name: "GOV.UK",
  source_url: "https://www.gov.uk/global-talent",
  as_of: "2026-10-01",
  review_by: null,
  hidden: false,
};

const sold = "portfolio-building";

const saleUseCases: DeskUseCase[] = [
  {
    action: "make_service",
    name: "makeService",
    call: (member) =>
      makeService({ member, typed: newServiceFields.parse({ template: "cover-letter" }), now }),
  },
  {
    action: "change_sale",
    name: "pauseSale",
    call: (member) => pauseSale({ member, slug: sold, pause: { text: "Away.", resumesOn: null }, now }),
  },
  { action: "change_sale", name: "resumeSale", call: (member) => resumeSale({ member, slug: sold, now }) },
  {
    action: "change_sale",
    name: "setDeliveryTime",
    call: (member) =>
      setDeliveryTime({
        member,
        slug: sold,
        time: { startsOn: "2001-01-01", days: 9, lightningDays: null },
        reason,
        now,
      }),
  },
  {
    action: "change_sale",
    name: "withdrawDeliveryTime",
    call: (member) => withdrawDeliveryTime({ member, slug: sold, startsOn: "2001-01-01", reason, now }),
  },
  {
    action: "change_sale",
    name: "setCoupons",
    call: (member) => setCoupons({ member, slug: sold, isOn: true, now }),
  },
  {
    action: "change_sale",
    name: "editWork",
    call: (member) =>
      editWork({
        member,
        slug: sold,
        seen: seenOf(emptyWorkEdits()),
        change: { to: "restore", list: "steps", name: "nothing" },
        now,
      }),
  },
  {
    action: "change_sale",
    name: "moveService",
    call: (member) => moveService({ member, slug: sold, direction: "up", now }),
  },
];

export const catalogueUseCases: DeskUseCase[] = [
  { action: "see_catalogue", name: "listServiceRecords", call: (member) => listServiceRecords(member) },
  { action: "see_catalogue", name: "findServiceRecord", call: (member) => findServiceRecord(member, slug) },
  { action: "see_catalogue", name: "listPrices", call: (member) => listPrices(member, now) },
  { action: "see_catalogue", name: "findPrice", call: (member) => findPrice(member, row, now) },
  { action: "see_catalogue", name: "listAdvisersAtDesk", call: (member) => listAdvisersAtDesk(member) },
  { action: "see_catalogue", name: "listClaimsAtDesk", call: (member) => listClaimsAtDesk(member) },
  {
    action: "edit_service",
    name: "previewService",
    call: async (member) => previewService(member, slug, typed),
  },
  {
    action: "edit_service",
    name: "editService",
    call: (member) => editService({ member, slug, typed, seen: "", now }),
  },
  {
    action: "edit_service",
    name: "setSecondReader",
    call: (member) => setSecondReader({ member, slug: "portfolio-building", isOn: true, now }),
  },
  {
    action: "edit_service",
    name: "resetService",
    call: (member) => resetService({ member, slug, seen: "", reason, now }),
  },
  ...saleUseCases,
  {
    action: "change_price",
    name: "previewPrice",
    call: (member) => previewPrice({ member, ...row, fields: price, now }),
  },
  {
    action: "change_price",
    name: "changePrice",
    call: (member) => changePrice({ member, ...row, fields: { ...price, seen: "", sure: "", reason }, now }),
  },
  {
    action: "change_price",
    name: "withdrawPrice",
    call: (member) => withdrawPrice({ member, ...row, entry: "0", reason, now }),
  },
  {
    action: "edit_advisers",
    name: "addAdviser",
    call: (member) => addAdviser({ member, adviser, now }),
  },
  {
    action: "edit_advisers",
    name: "changeAdviser",
    call: (member) => changeAdviser({ member, id: nobody, seen: "", adviser, now }),
  },
  {
    action: "edit_advisers",
    name: "endAdviser",
    call: (member) => endAdviser({ member, id: nobody, reason, now }),
  },
  {
    action: "edit_claims",
    name: "editClaim",
    call: (member) =>
      editClaim({
        member,
        claim: "full-funding",
        fields: { proof: "On file.", proved_until: null, hidden: false, seen: "" },
        now,
      }),
  },
  { action: "see_catalogue", name: "listFactsAtDesk", call: (member) => listFactsAtDesk(member) },
  { action: "see_catalogue", name: "findFactAtDesk", call: (member) => findFactAtDesk(member, fee) },
  { action: "edit_facts", name: "previewFact", call: async (member) => previewFact(member, fee, newFee) },
  {
    action: "edit_facts",
    name: "editFact",
    call: (member) => editFact({ member, id: fee, fields: { ...newFee, reason }, now }),
  },
  {
    action: "edit_facts",
    name: "resetFact",
    call: (member) => resetFact({ member, id: fee, seen: "", reason, now }),
  },
  { action: "see_status", name: "readStatus", call: (member) => readStatus(member, now) },
  { action: "see_launch", name: "checkLaunchAtDesk", call: (member) => checkLaunchAtDesk(member, now) },
  {
    action: "record_backup",
    name: "recordProvenBackupAtDesk",
    call: (member) =>
      recordProvenBackupAtDesk({ member, fields: { proven_on: "2026-10-01", kept_where: "Cabinet 3" }, now }),
  },
  {
    action: "edit_claims",
    name: "changeSwitch",
    call: (member) => changeSwitch({ member, key: "show_fixed_stars", to: "off", now }),
  },
];
