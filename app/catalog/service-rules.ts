import { type ChoiceRule, lightning, mocksFor } from "#app/catalog/choice-rules.ts";
import type { ChoiceName, ChoiceValue } from "#app/catalog/choices.ts";
import { type Need, type Sale, type ServiceFacts, serviceFacts } from "#app/catalog/service-facts.ts";
import { type ServiceSlug, serviceSlugs } from "#app/catalog/slugs.ts";

export type { ChoiceRule } from "#app/catalog/choice-rules.ts";

/** What decides how a service is configured, sold, delivered and shown. */
export type ServiceRules = {
  slug: ServiceSlug;
  need: Need;
  sale: Sale;
  /** Every choice it can have; `offeredChoices` narrows them to what has been chosen so far. */
  choices: ChoiceRule[];
  mba: boolean;
  lightning: boolean;
  packageLabel: string | null;
  /** Whether a counselling fee already paid is taken off its price. */
  takesCounsellingCredit: boolean;
  /** Working days from the moment we have what the service needs: to the whole of it, or to its first session. */
  delivery: { days: number; lightningDays: number | null; inSessions: boolean };
  channels: { video: boolean; audio: boolean; text: boolean };
  /** Text support runs over WhatsApp. */
  isWhatsapp: boolean;
  /** What its page shows (spec section 2, visibility rules). */
  display: {
    purchaseBox: boolean;
    rightColumn: boolean;
    startNow: boolean;
    chatBox: boolean;
    premiumVisa: boolean;
    /** A bar at the foot of the page that offers the free eligibility check. */
    eligibilityBar: boolean;
  };
};

export type ChosenValues = Partial<Record<ChoiceName, ChoiceValue>>;

/** Why a service of the kind `eligibility_check` has no price (decisions: the price book). */
export const notAvailableMessage = "This service starts with a free eligibility check.";

export const serviceRules = Object.fromEntries(
  serviceSlugs.map((slug) => [slug, rulesFrom(slug, serviceFacts[slug])]),
) as Record<ServiceSlug, ServiceRules>;

/**
 * The choices a service offers, given what has been chosen: dependents and mocks come with visa help only, and
 * how many mocks there can be depends on how many people it is for.
 */
export function offeredChoices(rules: ServiceRules, chosen: ChosenValues): ChoiceRule[] {
  const peopleCount = peopleWithVisaHelp(chosen);
  return rules.choices.flatMap((rule) => {
    if (rule.name === "mocks") return peopleCount > 0 ? [mocksFor(peopleCount)] : [];
    if (rule.name === "dependents") return chosen.visaHelp === true ? [rule] : [];
    return [rule];
  });
}

/** How many people visa help is for: a service of its own counts people, an application its dependents. */
export function peopleWithVisaHelp(chosen: ChosenValues): number {
  if (typeof chosen.people === "number") return chosen.people;
  if (chosen.visaHelp !== true) return 0;
  return 1 + (typeof chosen.dependents === "number" ? chosen.dependents : 0);
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

export function channelsSentence(rules: ServiceRules): string {
  const { video, audio, text } = rules.channels;
  const names = [video ? "video call" : "", audio ? "audio call" : "", text ? "text support" : ""].filter(
    Boolean,
  );
  const sentence = new Intl.ListFormat("en", { type: "conjunction" }).format(names);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export function workingDays(days: number): string {
  return days === 1 ? "1 working day" : `${days} working days`;
}

function rulesFrom(slug: ServiceSlug, facts: ServiceFacts): ServiceRules {
  const { need, sale = "online", choices = [], lightningDays = null, premiumVisa = false } = facts;
  const hasLightning = lightningDays !== null;
  return {
    slug,
    need,
    sale,
    choices: hasLightning ? [...choices, lightning] : choices,
    mba: choices.some((choice) => choice.name === "mba"),
    lightning: hasLightning,
    packageLabel: facts.packageLabel ?? null,
    takesCounsellingCredit: facts.takesCounsellingCredit ?? false,
    delivery: { days: facts.days, lightningDays, inSessions: facts.inSessions ?? false },
    channels: {
      video: facts.channels.includes("V"),
      audio: facts.channels.includes("A"),
      text: facts.channels.includes("T"),
    },
    isWhatsapp: facts.channels.includes("T"),
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
