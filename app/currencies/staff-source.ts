export const staffSource = "staff";
