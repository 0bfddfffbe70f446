/** What a customer asks of an item and nobody has answered. */
export type OpenRequest = "Cancellation requested" | "Guarantee claimed";
