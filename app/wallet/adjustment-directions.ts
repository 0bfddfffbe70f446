/** Whether money is put into a wallet or taken out of it. */
export const adjustmentDirections = ["credit", "debit"] as const;
