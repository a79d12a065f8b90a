/** An address, as mail servers, databases and browsers write it; encoded in a URL too. */
const addresses = /[\w.!#$&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
/** Numbers with a country code, in groups, or of eight digits and more. */
const phones = /\+\d[\d ().-]{6,}\d|\b\d{2}(?:[ .]\d{2}){3,}\b|(?<![\w.:-])\d{8,}(?![\w.:-])/g

/** A text without the e-mail addresses and phone numbers of people: a log cannot be erased. */
export function withoutPeople(text: string): string {
  return withoutAddresses(text).replace(phones, '…')
}

/** The same for a whole line of a log, whose numbers are moments and sizes. */
export function lineWithoutPeople(line: string): string {
  return withoutAddresses(line.replace(questions, 'Failed query'))
}

/** Drizzle (0.44) writes a whole question into its error, and its values: up to the end of the text. */
const questions = /Failed query: (?:[^"\\]|\\.)*/g

function withoutAddresses(text: string): string {
  return text.replace(addresses, '…@…')
}
