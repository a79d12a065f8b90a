/** `1500`, `1500.00` or 1500 as whole francs; undefined for anything else, cents too. */
export function wholeAmount(written: string | number | null | undefined): number | undefined {
  const [, francs] = /^(\d{1,12})(?:\.0*)?$/.exec(String(written ?? '')) ?? []
  return francs === undefined ? undefined : Number(francs)
}
