/** Mailed to the customer in case somebody else did it. */
export const accountNoteKinds = [
  "password_changed",
  "email_change_asked",
  "email_taken",
  "email_changed",
  "second_factor_on",
  "second_factor_off",
  "recovery_codes_renewed",
  "recovery_code_used",
  "account_deleted",
] as const;

type AccountNoteKind = (typeof accountNoteKinds)[number];

type NoteText = { subject: string; sentences: string[] };

/** `detail` is the other address, or how many recovery codes are left. */
export function accountNoteText(
  kind: AccountNoteKind,
  { detail, siteName, siteUrl }: { detail: string; siteName: string; siteUrl: string },
): NoteText {
  const notYou = `If it was not you, set a new password now: ${siteUrl}/account/forgotten-password`;
  switch (kind) {
    case "password_changed":
      return {
        subject: `Your ${siteName} password was changed`,
        sentences: [
          `The password of your ${siteName} account was changed. Other devices were signed out.`,
          notYou,
        ],
      };
    case "email_change_asked":
      return {
        subject: `A new address for your ${siteName} account`,
        sentences: [
          `Someone signed in to your ${siteName} account asked to change its email address to ${detail}. Nothing has changed yet: it does when the link sent to that address is opened and confirmed.`,
          `${notYou} The link then no longer works.`,
        ],
      };
    case "email_taken":
      return {
        subject: `Your address and ${siteName}`,
        sentences: [
          `Someone asked to use this address for another ${siteName} account. It belongs to your account already, so nothing was changed.`,
          "If it was you, log in with this address. If not, you can ignore this message.",
        ],
      };
    case "email_changed":
      return {
        subject: `The address of your ${siteName} account was changed`,
        sentences: [
          `Your ${siteName} account now has the email address ${detail}. This one is no longer used for it.`,
          `If it was not you, answer this mail.`,
        ],
      };
    default:
      return secondFactorText(kind, { detail, siteName, siteUrl, notYou });
  }
}

type RestKind = Exclude<
  AccountNoteKind,
  "password_changed" | "email_change_asked" | "email_taken" | "email_changed"
>;

function secondFactorText(
  kind: RestKind,
  {
    detail,
    siteName,
    siteUrl,
    notYou,
  }: { detail: string; siteName: string; siteUrl: string; notYou: string },
): NoteText {
  const page = `${siteUrl}/account/security/second-factor`;
  switch (kind) {
    case "second_factor_on":
      return {
        subject: `Two steps to log in to ${siteName}`,
        sentences: [
          `From now on, logging in to your ${siteName} account asks for a code from your device after the password. Keep your recovery codes: without them and without the device you cannot log in.`,
          `If it was not you, answer this mail.`,
        ],
      };
    case "second_factor_off":
      return {
        subject: `One step to log in to ${siteName}`,
        sentences: [
          `Logging in to your ${siteName} account no longer asks for a code. The password alone is enough.`,
          notYou,
        ],
      };
    case "recovery_codes_renewed":
      return {
        subject: `New recovery codes for ${siteName}`,
        sentences: [
          `New recovery codes were made for your ${siteName} account. The old ones no longer work.`,
          notYou,
        ],
      };
    case "recovery_code_used":
      return {
        subject: `A recovery code of your ${siteName} account was used`,
        sentences: [
          `A recovery code was used for your ${siteName} account. It does not work again. Codes left: ${detail}.`,
          `You can make new ones: ${page}`,
          notYou,
        ],
      };
    case "account_deleted":
      return {
        subject: `Your ${siteName} account is deleted`,
        sentences: [
          `Your ${siteName} account is deleted, as you asked. Nobody can log in to it any more.`,
          "Orders and receipts are kept for as long as tax law asks. Nothing else tells who you were.",
          "You can sign up again with this address at any time.",
        ],
      };
  }
}
