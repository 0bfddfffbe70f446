/** What a rate's source is called when a person entered it. */
export const staffSource = "staff";
