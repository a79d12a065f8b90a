/** A year, a month or a day, as JSON Resume writes it. */
export const resumeDate = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/
