import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { DeliveryTime } from "#app/catalog/delivery-time.ts";
import { unknownService } from "#app/catalog/desk/edit-service.server.ts";
import { clearServices } from "#app/catalog/find-service.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { Pause, SaleTerms } from "#app/catalog/sale-terms.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { lockStoredService, type SaleChange, saveSaleTerms } from "#app/catalog/stored-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Setting = { member: Member; slug: string; now: Date };

/** Nobody buys it from now on; what was bought goes on. Pausing again changes what customers read. */
export function pauseSale({ pause, ...setting }: Setting & { pause: Pause }): Promise<Outcome<null>> {
  return change(setting, ({ pause: before }) =>
    done({
      event: "sale_paused",
      set: { pausedText: pause.text, resumesOn: pause.resumesOn },
      before: told(before),
      after: told(pause),
    }),
  );
}

/** A draft is then sold for the first time. */
export function resumeSale(setting: Setting): Promise<Outcome<null>> {
  return change(setting, ({ pause, isDraft }) =>
    done({
      event: isDraft ? "service_put_on_sale" : "sale_resumed",
      set: { pausedText: null, resumesOn: null, isDraft: false },
      before: told(pause),
      after: told(null),
    }),
  );
}

export function setCoupons({ isOn, ...setting }: Setting & { isOn: boolean }): Promise<Outcome<null>> {
  return change(setting, ({ takesCoupons }) =>
    done({
      event: "coupons_set",
      set: { takesCoupons: isOn },
      before: { takes_coupons: takesCoupons },
      after: { takes_coupons: isOn },
    }),
  );
}

/** For what is sold from that day on. Another one of the same day takes its place. */
export function setDeliveryTime({
  time,
  reason,
  ...setting
}: Setting & { time: DeliveryTime; reason: string }): Promise<Outcome<null>> {
  const today = utcDay(setting.now);
  return change(setting, ({ deliveryTimes }, slug) => {
    const wrong = wrongTime(slug, time, today);
    if (wrong) return wrong;
    const others = deliveryTimes.filter(({ startsOn }) => startsOn !== time.startsOn);
    const times = [...others, time].toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
    if (times.length > timesMax) return tooManyTimes;
    return done({
      event: "delivery_time_set",
      set: { deliveryTimes: times },
      before: toldTime(deliveryTimes.find(({ startsOn }) => startsOn === time.startsOn)),
      after: toldTime(time),
      reason,
    });
  });
}

/** Before it begins. */
export function withdrawDeliveryTime({
  startsOn,
  reason,
  ...setting
}: Setting & { startsOn: string; reason: string }): Promise<Outcome<null>> {
  const today = utcDay(setting.now);
  return change(setting, ({ deliveryTimes }) => {
    const withdrawn = deliveryTimes.find((time) => time.startsOn === startsOn);
    if (!withdrawn || startsOn <= today) return beganAlready;
    return done({
      event: "delivery_time_withdrawn",
      set: { deliveryTimes: deliveryTimes.filter((time) => time !== withdrawn) },
      before: toldTime(withdrawn),
      after: {},
      reason,
    });
  });
}

type Change = {
  event: string;
  set: SaleChange;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  reason?: string;
};

async function change(
  { member, slug, now }: Setting,
  decide: (sale: SaleTerms, slug: ServiceSlug) => Outcome<Change>,
): Promise<Outcome<null>> {
  if (!may(member.role, "change_sale", { own: false })) return notAllowed;
  if (!isServiceSlug(slug)) return unknownService;
  const changed = await allOrNothing(db, async (tx) => {
    const stored = await lockStoredService(tx, slug);
    if (!stored) return unknownService;
    const decided = decide(stored.sale, slug);
    if (!decided.ok) return decided;
    const { event, set, before, after, reason = null } = decided.value;
    if (JSON.stringify(before) === JSON.stringify(after)) return done(null);
    await saveSaleTerms(tx, slug, set);
    const subject = { kind: "service", id: slug };
    await recordAuditEvent(tx, { actor: member, event, subject, before, after, reason, now });
    return done(null);
  });
  clearServices();
  return changed;
}

function told(pause: Pause | null): Record<string, unknown> {
  return { paused: pause?.text ?? null, resumes_on: pause?.resumesOn ?? null };
}

function toldTime(time: DeliveryTime | undefined): Record<string, unknown> {
  if (!time) return {};
  return { from: time.startsOn, days: time.days, lightning_days: time.lightningDays };
}

function wrongTime(slug: ServiceSlug, { startsOn, days, lightningDays }: DeliveryTime, today: string) {
  if (startsOn <= today) return beganAlready;
  const offersLightning = rulesOf(slug).lightning;
  if (offersLightning !== (lightningDays !== null)) return offersLightning ? lightningMissing : noLightning;
  return lightningDays !== null && lightningDays >= days ? lightningSlower : null;
}

/** Enough for two years; those long past are dropped by hand. */
const timesMax = 50;

const tooManyTimes = refuse({
  code: "too_many",
  message: `A service has at most ${timesMax} changes of its delivery days.`,
  status: 422,
  field: "starts_on",
});

const beganAlready = refuse({
  code: "began_already",
  message: "These days hold already. Set new ones from a later day on.",
  status: 409,
});

const lightningMissing = refuse({
  code: "invalid_days",
  message: "Write the days of lightning speed too.",
  status: 422,
  field: "lightning_days",
});

const noLightning = refuse({
  code: "invalid_days",
  message: "This service is not sold at lightning speed. Leave it empty.",
  status: 422,
  field: "lightning_days",
});

const lightningSlower = refuse({
  code: "invalid_days",
  message: "Lightning speed has to be faster than the usual days.",
  status: 422,
  field: "lightning_days",
});
