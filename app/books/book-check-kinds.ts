/** laws: what the books say of themselves. gateways: whether they agree with what each gateway says. */
export const bookCheckKinds = ["laws", "gateways"] as const;
export type BookCheckKind = (typeof bookCheckKinds)[number];
