/** What a customer asks of an item, or the desk proposes, and nobody has answered. */
export type OpenRequest = "Cancellation requested" | "Cancellation proposed" | "Guarantee claimed";
