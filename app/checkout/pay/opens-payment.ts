export const opensPayment = { "data-opens": "payment" };

export const opener = '[data-opens="payment"]';
