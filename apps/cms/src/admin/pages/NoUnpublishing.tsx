/** A page has always texts: emptied fields give the original ones. */
export function NoUnpublishing() {
  return null
}
