/** The field of a page in which the CV comes that was written here. Free of zod: the browser reads it. */
export const writtenCvField = 'cvEcrit'
