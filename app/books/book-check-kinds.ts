export const bookCheckKinds = ["laws", "gateways"] as const;
export type BookCheckKind = (typeof bookCheckKinds)[number];
