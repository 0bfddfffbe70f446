/** Why something was not done to what the form named, and the reason that was typed. */
export type CustomerProblem = {
  subject: string;
  message: string;
  reason: string;
  wallet: WalletProblem | null;
};

/** Why a wallet was not changed, and what was typed. */
export type WalletProblem = {
  message: string;
  field: string | null;
  direction: string;
  currency: string;
  amount: string;
  reason: string;
};
