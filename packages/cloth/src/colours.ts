/**
 * The colours of the brand, by their names in the visual reference. Style sheets cannot read them
 * here: a test compares the copies they hold (scripts/house/oneFact.test.ts).
 */
export const colours = {
  sable: '#faf6ee',
  lin: '#f1e8d9',
  blanc: '#fffdf9',
  encre: '#1d1a16',
  pierre: '#635b50',
  trait: '#dfd3c0',
  indigo: '#1f2c5c',
  indigoNuit: '#131b3b',
  /** Text on indigo that is not the first thing to read. */
  brume: '#c3c6da',
  indigoClair: '#e6e8f3',
  laterite: '#b3401f',
  lateriteFonce: '#8f3015',
  mil: '#e5a32a',
  karite: '#2c6a4c',
} as const
