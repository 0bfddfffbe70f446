export const adjustmentDirections = ["credit", "debit"] as const;
