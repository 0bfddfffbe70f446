import { type ChoiceRule, mocksFor } from "#app/catalog/choice-rules.ts";
import {
  type ChoiceName,
  type ChoiceValue,
  type ChosenValues,
  peopleWithVisaHelp,
} from "#app/catalog/choices.ts";
import { offeredChoices, rulesOf } from "#app/catalog/service-rules.ts";
import { applicationService, type ServiceSlug, visaHelpService } from "#app/catalog/slugs.ts";
import type { WorkEdits } from "#app/catalog/work-edits.ts";
import { done, type Outcome, type Refusal, refuse } from "#app/platform/outcome.ts";
import { type CustomConfiguration, fingerprintOfCustom, isCustom } from "#app/pricing/custom-service.ts";
import { invalidChoice, readChoice } from "#app/pricing/read-choice.ts";

/** With every choice of its service: defaults filled in, unknown ones dropped. */
export type CatalogueConfiguration = {
  service: ServiceSlug;
  choices: Partial<Record<ChoiceName, ChoiceValue>>;
  /** Set when coAuthors > 0: a research group that is full. */
  groupId?: string;
  /** Working days that were promised when it was sold, where they are not those of `service-rules.ts`. */
  deliveryDays?: number;
  /** What the owner had changed in its form and plan when it was sold. */
  work?: WorkEdits;
};

export type Configuration = CatalogueConfiguration | CustomConfiguration;

export type RawChoices = Partial<Record<ChoiceName, unknown>> & { groupId?: unknown };

export type Configured = { configurations: CatalogueConfiguration[]; missing: ChoiceName[] };

/**
 * Never custom work, which only staff make. Repeated services count once; application plus visa help becomes one
 * item. Choices may be a function of the service. Refuses: `invalid_choice`.
 */
export function configure(
  services: readonly ServiceSlug[],
  raw: RawChoices | ((service: ServiceSlug) => RawChoices),
): Outcome<Configured> {
  const rawOf = typeof raw === "function" ? raw : () => raw;
  const named = new Set(services);
  const joined = named.has(applicationService) && named.has(visaHelpService);
  if (joined) named.delete(visaHelpService);

  const configurations: CatalogueConfiguration[] = [];
  const missing = new Set<ChoiceName>();
  for (const service of named) {
    const withVisaHelp = joined && service === applicationService;
    const read = configureOne(service, withVisaHelp ? { ...rawOf(service), visaHelp: true } : rawOf(service));
    if (!read.ok) return read;
    configurations.push(read.value.configuration);
    for (const name of read.value.missing) missing.add(name);
  }
  return done({ configurations, missing: [...missing] });
}

/** Spec section 5: buying needs all required choices, a price does not. */
export function refuseMissing(missing: readonly ChoiceName[]): Outcome<null> {
  const [first] = missing;
  if (first === undefined) return done(null);
  return refuse({
    code: "missing_choice",
    message: "Please select all the fields.",
    status: 422,
    field: first,
    details: { missing },
  });
}

export const noCurrency = refuse({
  code: "missing_choice",
  message: "Please select all the fields.",
  status: 422,
  field: "currency",
});

/** Equal for two configurations delivered alike. */
export function fingerprint(configuration: Configuration): string {
  if (isCustom(configuration)) return fingerprintOfCustom(configuration);
  const { service, choices, groupId } = configuration;
  const parts = offeredChoices(rulesOf(service), choices).map(({ name }) => `${name}=${choices[name]}`);
  return [service, ...parts.sort(), ...(groupId === undefined ? [] : [`group=${groupId}`])].join("&");
}

/** Without the heading: "12 universities, visa help, Lightning speed". Empty for custom work. */
export function describe(configuration: Configuration): string {
  if (isCustom(configuration)) return "";
  const { service, choices } = configuration;
  return offeredChoices(rulesOf(service), choices)
    .map((rule) => ruleText(rule, choices))
    .filter(Boolean)
    .join(", ");
}

/** Custom work shows its description. */
export function describeInFull(configuration: Configuration): string {
  return isCustom(configuration) ? configuration.custom.description : describe(configuration);
}

function ruleText(rule: ChoiceRule, choices: ChosenValues): string {
  const value = choices[rule.name] ?? rule.preset;
  if (value === false || value === 0) return "";
  if (rule.name === "mocks" && value === peopleWithVisaHelp(choices)) return "";
  if (rule.name === "visaHelp") return "visa help";
  return value === true ? rule.label : rule.optionLabel(value);
}

type ConfiguredOne = { configuration: CatalogueConfiguration; missing: ChoiceName[] };

function configureOne(service: ServiceSlug, raw: RawChoices): Outcome<ConfiguredOne> {
  const choices: ChosenValues = {};
  const missing: ChoiceName[] = [];
  for (const rule of rulesOf(service).choices) {
    // `mocks` must follow the choices that count people.
    const read = rule.name === "mocks" ? readMocks(raw.mocks, choices) : readChoice(rule, raw[rule.name]);
    if (!read.ok) return naming(service, read.refusal);
    if (read.value === null && rule.required) missing.push(rule.name);
    choices[rule.name] = read.value ?? rule.preset;
  }
  const group = readGroup(raw.groupId, choices);
  if (!group.ok) return group;
  return done({ configuration: { service, choices, ...group.value }, missing });
}

/** With several services the message must name the one it means. */
function naming(service: ServiceSlug, refusal: Refusal): Outcome<never> {
  return refuse({ ...refusal, details: { ...refusal.details, service } });
}

/**
 * One mock per person is included, so fewer means that many. Counts people as with visa help even if not taken, to
 * price the offer.
 */
function readMocks(raw: unknown, choices: ChosenValues): Outcome<ChoiceValue> {
  const peopleCount = partySize(choices);
  const rule = mocksFor(peopleCount);
  const widened = { ...rule, options: { from: 1, to: Math.max(...rule.options) } };
  const read = readChoice(widened, raw);
  if (!read.ok) return invalidChoice(rule);
  return done(Math.max(peopleCount, Number(read.value ?? 0)));
}

/** For visa help, taken or not. */
export function partySize(choices: ChosenValues): number {
  return peopleWithVisaHelp({ ...choices, visaHelp: true });
}

function readGroup(raw: unknown, choices: ChosenValues): Outcome<{ groupId?: string }> {
  if (!(Number(choices.coAuthors) > 0) || raw === undefined || raw === null || raw === "") return done({});
  if (typeof raw === "string" && raw.length <= 64) return done({ groupId: raw });
  return refuse({
    code: "invalid_choice",
    message: "This research group is not known.",
    status: 422,
    field: "groupId",
  });
}
