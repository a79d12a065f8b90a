const mark = '/units'

/**
 * Gives the tag of answers that say how many units of these records are free. They are made anew at
 * each change; pages follow a little later, see `announceSoon`.
 */
export function unitsTag(collection: string): string {
  return `${collection}${mark}`
}

/** Whether a tag is of answers alone: sites are not told of it. */
export function forAnswersOnly(tag: string): boolean {
  return tag.endsWith(mark)
}
