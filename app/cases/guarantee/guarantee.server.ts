import { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { areSame, firstAgreement } from "#app/cases/cancelling/answer-cancellation.server.ts";
import type { RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { firstAgreedText } from "#app/cases/cancelling/first-agreed-text.ts";
import { shownRefund } from "#app/cases/cancelling/shown-refund.ts";
import { caseAction, type CaseAt, type CasePart } from "#app/cases/case-part.ts";
import type { CaseFile } from "#app/cases/files/list-case-files.server.ts";
import { filesOfCase } from "#app/cases/case-reads.server.ts";
import { caseFilePath } from "#app/cases/files/case-file-path.ts";
import { claimGuarantee, withdrawClaim } from "#app/cases/guarantee/claim-guarantee.server.ts";
import { canBeClaimed } from "#app/cases/guarantee/claim-states.ts";
import { acceptClaim, refuseClaim } from "#app/cases/guarantee/decide-claim-at-desk.server.ts";
import { findGuaranteeDue } from "#app/cases/guarantee/find-guarantee-due.server.ts";
import type { GuaranteeView, ShownClaim } from "#app/cases/guarantee/guarantee-view.ts";
import { type GuaranteeClaim, listClaims } from "#app/cases/guarantee/list-claims.server.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { guaranteesOf } from "#app/catalog/bought-service.ts";
import type { Guarantee } from "#app/catalog/service-parts/guarantee.ts";
import { may } from "#app/desk/permissions.ts";
import { files, hidden } from "#app/forms/fields.ts";
import { db } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done } from "#app/platform/outcome.ts";
import { shownFields, shownIn } from "#app/refunds/shown-fields.ts";

export const guarantee: CasePart<GuaranteeView> = { load, actions: actions() };

async function load(at: CaseAt): Promise<GuaranteeView | null> {
  const { viewer, item } = at;
  const guarantees = guaranteesOf(item.configuration);
  if (guarantees.length === 0) return null;
  const claims = await listClaims(db, item.id);
  const ended = item.state === "cancelled" || item.state === "refunded";
  if (claims.length === 0 && (ended || viewer.side === "desk")) return null;
  const dues = await duesOf(at, guarantees, claims);
  const caseFiles = claims.length > 0 ? await filesOfCase(item) : [];
  const shown = claims.map((claim) => shownClaim(claim, { at, guarantees, dues, caseFiles }));
  return {
    promises: ended ? [] : guarantees.map(({ name, heading, promise }) => ({ name, heading, promise })),
    claimable: viewer.side === "customer" ? claimable(at, { guarantees, dues, claims }) : [],
    claims: (await Promise.all(shown)).toReversed(),
  };
}

type Dues = Map<string, RefundShown>;

/** Of each guarantee that was not paid yet. */
async function duesOf(
  { item }: CaseAt,
  guarantees: readonly Guarantee[],
  claims: readonly GuaranteeClaim[],
): Promise<Dues> {
  const unpaid = guarantees.filter(
    ({ name }) => !claims.some((claim) => claim.guarantee === name && claim.state === "accepted"),
  );
  const dues = unpaid.map(async (one) => [one.name, await findGuaranteeDue(db, item, one, claims)] as const);
  return new Map(await Promise.all(dues));
}

type Known = { guarantees: readonly Guarantee[]; dues: Dues; claims: readonly GuaranteeClaim[] };

function claimable({ item }: CaseAt, { guarantees, dues, claims }: Known): GuaranteeView["claimable"] {
  if (!canBeClaimed(item.state)) return [];
  return guarantees.flatMap(({ name, heading, question }) => {
    const due = dues.get(name);
    const isOpen = claims.some((claim) => claim.guarantee === name && claim.state === "asked");
    return due && !isOpen ? [{ name, heading, question, due: shownRefund(due, "customer") }] : [];
  });
}

type Around = { at: CaseAt; guarantees: readonly Guarantee[]; dues: Dues; caseFiles: readonly CaseFile[] };

async function shownClaim(
  claim: GuaranteeClaim,
  { at: { viewer, item }, guarantees, dues, caseFiles }: Around,
): Promise<ShownClaim> {
  const { id, state, text, answerText } = claim;
  const refund = state === "asked" ? (dues.get(claim.guarantee) ?? null) : paidOf(claim, item.currency);
  return {
    id,
    state,
    text,
    answerText,
    heading: guarantees.find(({ name }) => name === claim.guarantee)?.heading ?? "Guarantee",
    on: writtenTime(claim.claimedAt, viewer.timeZone),
    files: caseFiles
      .filter(({ claimId }) => claimId === id)
      .map(({ fileId, name, sizeBytes: size }) => ({ href: caseFilePath(fileId), name, size })),
    refund: refund && shownRefund(refund, viewer.side),
    first: state === "asked" && refund ? await shownFirst(claim, refund, viewer) : null,
    can: state === "asked" ? canDo(viewer, claim) : null,
  };
}

function paidOf(claim: GuaranteeClaim, currency: RefundShown["currency"]): RefundShown | null {
  const { paidToWallet: toWallet, paidToGateway: toGateway, paidPremium: premium } = claim;
  if (toWallet === null || toGateway === null || premium === null) return null;
  return { toWallet, toGateway, premium, currency };
}

function canDo(viewer: CaseAt["viewer"], { claimedBy }: GuaranteeClaim): ShownClaim["can"] {
  if (viewer.side === "customer") return "withdraw";
  const { id, role } = viewer.member;
  // Nobody decides their own claim.
  return claimedBy !== id && may(role, "decide_guarantee", { own: false }) ? "decide" : null;
}

async function shownFirst(
  claim: GuaranteeClaim,
  due: RefundShown,
  viewer: CaseAt["viewer"],
): Promise<ShownClaim["first"]> {
  const first = firstAgreement(claim);
  if (viewer.side === "customer" || !first) return null;
  const own = first.by === viewer.member.id;
  const names = await namePeople(db, [first.by]);
  const counts = first.to !== null && areSame(first.to, due);
  const amount = first.to && shownRefund({ ...first.to, currency: due.currency }, "desk").whole;
  const name = own ? null : (names.get(first.by) ?? undefined);
  return { text: firstAgreedText({ name, amount, counts }), waits: own && counts };
}

function actions() {
  return {
    claim: caseAction(
      z.object({ guarantee: hidden, text: hidden, files }),
      async (typed, { viewer, item, now }) =>
        viewer.side === "customer"
          ? outcomeOr(
              "claimed",
              await claimGuarantee({ itemId: item.id, userId: viewer.userId, ...typed, now }),
            )
          : notUnderstood,
    ),
    withdraw: caseAction(z.object({ claim: hidden }), async ({ claim }, { viewer, item, now }) =>
      viewer.side === "customer"
        ? outcomeOr(
            "withdrawn",
            await withdrawClaim({ itemId: item.id, userId: viewer.userId, claimId: claim, now }),
          )
        : notUnderstood,
    ),
    accept: caseAction(z.object({ claim: hidden, ...shownFields }), async (fields, { viewer, now }) => {
      if (viewer.side !== "desk") return notUnderstood;
      const decision = { member: viewer.member, claimId: fields.claim, now };
      const accepted = await acceptClaim({ ...decision, shown: shownIn(fields) });
      return accepted.ok ? done(acceptedMessages[accepted.value]) : accepted;
    }),
    refuse: caseAction(z.object({ claim: hidden, text: hidden }), async ({ claim, text }, { viewer, now }) =>
      viewer.side === "desk"
        ? outcomeOr("refused", await refuseClaim({ member: viewer.member, claimId: claim, text, now }))
        : notUnderstood,
    ),
  };
}

const acceptedMessages = { accepted: "accepted", waits: "accepted_first", again: "accepted_again" };
