import { type JobHelpers, Logger, type TaskList } from "graphile-worker";
import { z } from "zod";

import {
  eraseLostNotes,
  sendAccountNote,
  sendAccountNoteJob,
} from "#app/accounts/send-account-note.server.ts";
import { encryptAgain } from "#app/accounts/second-factor/encrypt-again.server.ts";
import { eraseExpiredSignIns } from "#app/accounts/sign-in/erase-expired-sign-ins.server.ts";
import { remindOfChats } from "#app/bookings/remind-of-chats.server.ts";
import { completeUnanswered } from "#app/cases/deliverables/complete-unanswered.server.ts";
import { sendCaseNote, sendCaseNoteJob } from "#app/cases/send-case-note.server.ts";
import { sendMessageMail, sendMessageMailJob } from "#app/cases/conversation/send-message-mail.server.ts";
import { sendChatMail, sendChatMailJob } from "#app/bookings/send-chat-mail.server.ts";
import { tellCounsellor, tellCounsellorJob } from "#app/bookings/tell-counsellor.server.ts";
import { sendSessionMailJob } from "#app/cases/sessions/queue-session-mail.server.ts";
import { cancelSessionsOfEndedItems } from "#app/cases/sessions/cancel-sessions.server.ts";
import { remindOfSessions } from "#app/cases/sessions/remind-of-sessions.server.ts";
import { sendSessionMail } from "#app/cases/sessions/send-session-mail.server.ts";
import { eraseOldEnquiries } from "#app/enquiries/personal-enquiries.server.ts";
import { sendEnquiryMail, sendEnquiryMailJob } from "#app/enquiries/send-enquiry-mail.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { issueMissingReceipts } from "#app/books/issue-missing-receipts.server.ts";
import { rollUpDailyFigures } from "#app/figures/roll-up-daily-figures.server.ts";
import { freeLostJobs, keepWorking, type Working } from "#app/jobs/keep-working.server.ts";
import { pollLatePayments, pollPayments } from "#app/checkout/settle/poll-payments.server.ts";
import { queueOwedRefunds, sendRefund, sendRefundTask } from "#app/refunds/send-refund.server.ts";
import { payOwedWalletParts } from "#app/refunds/owed-wallet-parts.server.ts";
import { returnLeftBehind } from "#app/refunds/return-left-behind.server.ts";
import { pollRefund, pollRefunds } from "#app/refunds/poll-refunds.server.ts";
import { checkLawsNightly, reconcileNightly } from "#app/books/check-nightly.server.ts";
import { evidenceMailJob, sendEvidenceMail } from "#app/cases/evidence/send-evidence-mail.server.ts";
import { intakeMailJob, remindOfForm, sendIntakeMail } from "#app/cases/intake/send-intake-mail.server.ts";
import { formReminderJob } from "#app/orders/items/form-reminders.server.ts";
import { itemChangedJob, sendItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { sendMoneyNote, sendMoneyNoteJob } from "#app/refunds/send-money-note.server.ts";
import { loseSharesJob } from "#app/refunds/queue-lost-shares.server.ts";
import { reopenPlacesTask, reopenUnpaidPlaces } from "#app/research-groups/reopen-places.server.ts";
import { sendGroupMail, sendGroupMailJob } from "#app/research-groups/send-group-mail.server.ts";
import { loseShares } from "#app/research-groups/share.server.ts";
import { sendLinkMail, sendLinkMailJob } from "#app/payment-links/send-link-mail.server.ts";
import { sendPayerReceipt, sendPayerReceiptJob } from "#app/payment-links/send-payer-receipt.server.ts";
import { sendOrderMail, sendOrderMailJob } from "#app/checkout/settle/send-order-mail.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { refreshRates, refreshRatesTask } from "#app/currencies/refresh-rates.server.ts";
import {
  markWebhookHandled,
  pruneWebhooks,
  settleWebhookJob,
  takeWebhookEvent,
} from "#app/payments/webhook-deliveries.server.ts";
import { sendAdjustmentMail, sendAdjustmentMailJob } from "#app/wallet/send-adjustment-mail.server.ts";
import { ownerNoteJob } from "#app/desk/owner-note.server.ts";
import { tellOfDeadlines } from "#app/cases/tell-of-deadlines.server.ts";
import { eraseOldNotifications } from "#app/notifications/personal-notifications.server.ts";
import { queueDigests, sendDigest, sendDigestJob } from "#app/notifications/send-digest.server.ts";
import { sendNotice, sendNoticeJob } from "#app/notifications/send-notice.server.ts";
import { tellOfRates } from "#app/notifications/tell-of-rates.server.ts";
import { tellOwner } from "#app/notifications/tell-owner.server.ts";
import { sendInvitation, sendInvitationJob } from "#app/desk/send-invitation.server.ts";
import { removeUnkeptFile, removeUnkeptFileTask } from "#app/files/record-file.server.ts";
import { erasePassedLimits } from "#app/platform/shared-limit.server.ts";
import { timetable } from "#app/jobs/timetable.ts";
import { db, openPool } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type Job, traceOfPayload } from "#app/platform/job.server.ts";
import { log } from "#app/platform/log.server.ts";
import { inLogScope } from "#app/platform/log-scope.server.ts";
import { type SpanStart, traced } from "#app/platform/traces/tracing.server.ts";
import { RefundId } from "#app/platform/ids.ts";

/** Every job may run twice, so each must be safe to repeat. */
export const tasks: TaskList = {
  ...done(settleWebhookJob, ({ id }) => settleWebhook(id)),
  ...done(sendOrderMailJob, sendOrderMail),
  ...done(sendPayerReceiptJob, sendPayerReceipt),
  ...done(itemChangedJob, sendItemMail),
  ...done(sendCaseNoteJob, sendCaseNote),
  ...done(sendMessageMailJob, sendMessageMail),
  ...done(sendLinkMailJob, sendLinkMail),
  ...done(intakeMailJob, sendIntakeMail),
  ...done(evidenceMailJob, sendEvidenceMail),
  ...done(formReminderJob, remindOfForm),
  ...done(sendMoneyNoteJob, sendMoneyNote),
  ...done(sendAccountNoteJob, sendAccountNote),
  ...done(sendGroupMailJob, sendGroupMail),
  ...done(loseSharesJob, ({ orderId }, now) => db.transaction((tx) => loseShares(tx, { orderId, now }))),
  ...done(sendAdjustmentMailJob, sendAdjustmentMail),
  ...done(ownerNoteJob, tellOwner),
  ...done(sendNoticeJob, sendNotice),
  ...done(sendDigestJob, sendDigest),
  ...done(sendInvitationJob, sendInvitation),
  ...done(sendEnquiryMailJob, sendEnquiryMail),
  ...done(sendChatMailJob, sendChatMail),
  ...done(tellCounsellorJob, tellCounsellor),
  ...done(sendSessionMailJob, sendSessionMail),
  [sendRefundTask]: async (payload) =>
    sendRefund(z.object({ refundId: RefundId }).parse(payload).refundId, new Date()),
  [removeUnkeptFileTask]: async (payload) =>
    removeUnkeptFile(z.object({ fileId: z.uuid() }).parse(payload).fileId),
  [reopenPlacesTask]: async () => reopenUnpaidPlaces(new Date()),
  "remind-of-chats": async () => remindOfChats(new Date()),
  "remind-of-sessions": async () => {
    await cancelSessionsOfEndedItems(new Date());
    await remindOfSessions(new Date());
  },
  "tell-of-deadlines": async () => {
    await tellOfDeadlines(new Date());
    await tellOfRates(new Date());
  },
  "queue-digests": async () => queueDigests(new Date()),
  "complete-unanswered": async () => void (await completeUnanswered(new Date())),
  "expire-payments": async () => expirePayments(new Date()),
  "poll-payments": async () => pollPayments(new Date()),
  "poll-late-payments": async () => pollLatePayments(new Date()),
  "poll-refunds": async () => pollRefunds(new Date()),
  "queue-owed-refunds": queueOwedRefunds,
  "return-left-behind": async () => returnLeftBehind(new Date()),
  "pay-owed-wallet-parts": async () => payOwedWalletParts(new Date()),
  "issue-missing-receipts": async () => issueMissingReceipts(new Date()),
  "reconcile-daily": async () => reconcileNightly(new Date()),
  "check-books": async () => checkLawsNightly(new Date()),
  "prune-webhooks": async () => pruneWebhooks(new Date()),
  "erase-lost-notes": async () => eraseLostNotes(db),
  "encrypt-again": encryptAgain,
  "erase-expired-sign-ins": async () => eraseExpiredSignIns(new Date()),
  "erase-old-enquiries": async () => eraseOldEnquiries(new Date()),
  "erase-passed-limits": async () => erasePassedLimits(new Date()),
  "erase-old-notifications": async () => eraseOldNotifications(new Date()),
  "keep-figures": rollUpDailyFigures,
  "free-lost-jobs": (_payload, { withPgClient }) => withPgClient(freeLostJobs),
  [refreshRatesTask]: async () => {
    if (env().FX_REFRESH) await refreshRates(new Date());
  },
};

function done<Payload>(
  { name, parse }: Job<Payload>,
  run: (payload: Payload, now: Date) => Promise<unknown>,
): TaskList {
  return { [name]: async (payload) => void (await run(parse(payload), new Date())) };
}

/** The worker needs a few connections more. */
const jobsAtOnce = 6;

/** Stop it before closing the pool; running jobs finish first. */
export function startJobs(): Promise<Working> {
  return keepWorking({
    openPool: () => openPool(env().DATABASE_URL, jobsAtOnce + 4),
    taskList: named(tasks),
    crontab: timetable,
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    logger: jobsLogger,
  });
}

/** Every line of the log says which job it belongs to. */
function named(list: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(list).map(([name, run]) => [
      name,
      (payload: unknown, helpers: JobHelpers) =>
        traced(spanOf(payload, helpers), async (scope) =>
          inLogScope({ job: `${name} ${helpers.job.id}`, ...scope }, () => run!(payload, helpers)),
        ),
    ]),
  );
}

function spanOf(payload: unknown, { job }: JobHelpers): SpanStart {
  const told = { job: job.id, attempt: job.attempts };
  return { kind: "job", name: `job ${job.task_identifier}`, told, queuedBy: traceOfPayload(payload) };
}

async function settleWebhook(id: string): Promise<void> {
  const event = await takeWebhookEvent(db, id);
  if (!event) return;
  const { gateway, gatewayOrderId, refundId, refundNews } = event;
  if (refundId) await pollRefund(refundId, new Date(), refundNews);
  if (gatewayOrderId) {
    const settled = await settlePayment({ gateway, gatewayOrderId, now: new Date() });
    if (!settled.ok) log.warn({ gateway, gatewayOrderId }, "a webhook names a payment that is not ours");
  }
  await markWebhookHandled(db, id, new Date());
}

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;

/** The worker logs each job at `info`; that is our `debug`. */
export const jobsLogger = new Logger((scope) => (level, message, meta) => {
  log[levels[level]]({ scope, error: meta?.["error"] }, message);
});
