import { type ChoiceRule, lightning, mocksFor } from "#app/catalog/choice-rules.ts";
import { type ChosenValues, peopleWithVisaHelp } from "#app/catalog/choices.ts";
import type { Need, Sale, ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { definitionOf } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export type ServiceRules = {
  slug: ServiceSlug;
  need: Need;
  searchTerms: string[];
  sale: Sale;
  /** `offeredChoices` narrows these by what is chosen so far. */
  choices: ChoiceRule[];
  mba: boolean;
  lightning: boolean;
  packageLabel: string | null;
  takesCounsellingCredit: boolean;
  /** Working days from when we have everything; `inSessions`: to the first session. */
  delivery: { days: number; lightningDays: number | null; inSessions: boolean };
  channels: { video: boolean; audio: boolean; text: boolean };
  /** Text support runs over WhatsApp. */
  isWhatsapp: boolean;
  /** Visibility rules of spec section 2. */
  display: {
    purchaseBox: boolean;
    rightColumn: boolean;
    startNow: boolean;
    chatBox: boolean;
    premiumVisa: boolean;
    eligibilityBar: boolean;
  };
};

/** For services of the kind `eligibility_check`. */
export const notAvailableMessage = "This service starts with a free eligibility check.";

const known = new WeakMap<ServiceDefinition, ServiceRules>();

export function rulesOf(slug: ServiceSlug): ServiceRules {
  const definition = definitionOf(slug);
  const rules = known.get(definition) ?? rulesFrom(slug, definition);
  known.set(definition, rules);
  return rules;
}

/** Dependents and mocks need visa help; the number of mocks depends on the people. */
export function offeredChoices(rules: ServiceRules, chosen: ChosenValues): ChoiceRule[] {
  const peopleCount = peopleWithVisaHelp(chosen);
  const isOffered = ({ name }: ChoiceRule) => {
    if (name === "mocks") return peopleCount > 0;
    return name !== "dependents" || chosen.visaHelp === true;
  };
  return rules.choices
    .filter(isOffered)
    .map((rule) => (rule.name === "mocks" ? mocksFor(peopleCount) : rule));
}

export function deliverySentence(rules: ServiceRules): string {
  if (rules.sale === "eligibility_check")
    return "We time the work with you after the free eligibility check.";
  const what = rules.delivery.inSessions ? "First session" : "Delivered";
  return `${what} within ${workingDays(rules.delivery.days)} of receiving what we need from you.`;
}

/** Null where lightning speed is not offered. */
export function lightningSentence(rules: ServiceRules): string | null {
  if (rules.delivery.lightningDays === null) return null;
  return `Delivered within ${workingDays(rules.delivery.lightningDays)} of receiving what we need from you.`;
}

const all = new Intl.ListFormat("en", { type: "conjunction" });

export function channelsSentence(rules: ServiceRules): string {
  const { video, audio, text } = rules.channels;
  const names = [video ? "video call" : "", audio ? "audio call" : "", text ? "text support" : ""].filter(
    Boolean,
  );
  const sentence = all.format(names);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export function workingDays(days: number): string {
  return days === 1 ? "1 working day" : `${days} working days`;
}

function rulesFrom(slug: ServiceSlug, definition: ServiceDefinition): ServiceRules {
  const { need, sale = "online", choices = [], lightningDays = null, premiumVisa = false } = definition;
  const hasLightning = lightningDays !== null;
  return {
    slug,
    need,
    searchTerms: definition.searchTerms ?? [],
    sale,
    choices: hasLightning ? [...choices, lightning] : choices,
    mba: choices.some((choice) => choice.name === "mba"),
    lightning: hasLightning,
    packageLabel: definition.packageLabel ?? null,
    takesCounsellingCredit: definition.takesCounsellingCredit ?? false,
    delivery: { days: definition.days, lightningDays, inSessions: definition.inSessions ?? false },
    channels: {
      video: definition.channels.includes("V"),
      audio: definition.channels.includes("A"),
      text: definition.channels.includes("T"),
    },
    isWhatsapp: definition.channels.includes("T"),
    display: {
      purchaseBox: sale !== "eligibility_check",
      rightColumn: !premiumVisa,
      startNow: sale === "online",
      chatBox: !premiumVisa || sale === "online",
      premiumVisa,
      eligibilityBar: premiumVisa && sale === "online",
    },
  };
}
