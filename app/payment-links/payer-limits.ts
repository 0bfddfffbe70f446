export const payerNameMax = 100;
export const payerEmailMax = 254;
