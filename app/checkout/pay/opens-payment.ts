/** Stands on the button that opens the payment dialog. */
export const opensPayment = { "data-opens": "payment" };

export const opener = '[data-opens="payment"]';
