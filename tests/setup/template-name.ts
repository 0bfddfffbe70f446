export const templateName = "landfall_template";
