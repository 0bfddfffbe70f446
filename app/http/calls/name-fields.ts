import type { ChoiceName } from "#app/catalog/choices.ts";
import type { Refusal } from "#app/platform/outcome.ts";

/** Our name to wire names. The first is used if none was sent. */
const wireNames: Record<Exclude<ChoiceName, "sessions">, string[]> & Record<string, string[]> = {
  universities: ["com_application_cos"],
  drafts: ["customizations"],
  letters: ["numLor"],
  days: ["numSessions"],
  words: ["words"],
  coAuthors: ["coAuthors", "co_authors"],
  people: ["dependent"],
  dependents: ["dependent"],
  jobApplications: ["no_of_job_application"],
  mba: ["is_MBA"],
  lightning: ["lightning_speed", "speed"],
  visaHelp: ["is_cha_visa"],
  mocks: ["no_of_visa_mock"],
  groupId: ["group_id"],
  links: ["links", "link", "service_link_list", "service_link"],
  coupon: ["discount_code", "coupon_code"],
  gateway: ["payment_platform"],
  preferredOn: ["contact_date"],
};

/** Names the fields as the caller did, at the top level or inside `services`. */
export function nameFieldsAsSent(refusal: Refusal, body: Record<string, unknown>): Refusal {
  const { field, details } = refusal;
  const nameOf = (name: string) => nameAsSent(name, body, details?.["service"]);
  const missing = details?.["missing"];
  return {
    ...refusal,
    ...(field === undefined ? {} : { field: nameOf(field) }),
    ...(Array.isArray(missing) ? { details: { ...details, missing: missing.map(nameOf) } } : {}),
  };
}

function nameAsSent(name: string, body: Record<string, unknown>, service: unknown): string {
  const names =
    name === "sessions" ? [sessionsOf(service)] : Object.hasOwn(wireNames, name) ? wireNames[name] : [];
  return names?.find((candidate) => isSent(candidate, body)) ?? names?.[0] ?? name;
}

function sessionsOf(service: unknown): string {
  return service === "counselling-session" ? "counseling_session" : "numSessions";
}

function isSent(name: string, body: Record<string, unknown>): boolean {
  if (Object.hasOwn(body, name)) return true;
  const services = body["services"];
  const item: unknown = Array.isArray(services) ? services[0] : null;
  return typeof item === "object" && item !== null && Object.hasOwn(item, name);
}
