export const siteImageName = "landfall";

export const siteImageText = "Study or work abroad, with the whole price before you start";
