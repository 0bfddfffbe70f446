export const megabyte = 1024 * 1024;

export const avatarMegabytesMax = 2;
export const avatarBytesMax = avatarMegabytesMax * megabyte;
export const avatarMegapixelsMax = 24;

export const caseFilesMax = 5;
export const caseFileMegabytesMax = 10;
export const caseFileBytesMax = caseFileMegabytesMax * megabyte;

/** Bytes of an oversized form that are still read and dropped, so that the browser gets the answer. */
export const drainedBytesMax = { avatar: 32 * megabyte, caseFiles: 3 * caseFilesMax * caseFileBytesMax };
